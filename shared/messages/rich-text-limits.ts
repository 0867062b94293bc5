const count = (value: number) => value.toLocaleString('de-DE')

/** Why a rich text is refused before it is read. */
export const richTextLimitMessages = {
  tooLong: (max: number) => `Höchstens ${count(max)} Zeichen`,
  tooManyTags: (max: number) =>
    `Zu viele Formatierungen: höchstens ${count(max)} HTML-Tags. Bitte teilen Sie den Text auf.`,
  tooDeep: (max: number) => `Zu tief verschachtelt: höchstens ${count(max)} Ebenen. Bitte vereinfachen Sie den Text.`,
  inField: (label: string, problem: string) => `${label}: ${problem}`,
} as const
