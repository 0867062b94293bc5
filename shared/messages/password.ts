export const passwordMessages = {
  tooShort: (least: number) => `Das Passwort muss mindestens ${least} Zeichen lang sein`,
  tooEasy: 'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie zum Beispiel vier Wörter, die nichts verbindet',
  tooLong: 'Das Passwort darf höchstens 256 Zeichen lang sein',
  levels: { weak: 'zu schwach', fair: 'gut', strong: 'sehr gut' },
} as const
