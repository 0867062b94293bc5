// What the pages of signing in say; errors have their own file, as the server says them too.

export const signInMessages = {
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
  wait: (seconds: number) => `Wieder möglich in ${seconds}\u00a0s`,
  or: 'oder',
  passkey: 'Mit Passkey anmelden',
  provider: (name: string) => `Anmelden mit ${name}`,
  forgot: 'Passwort vergessen?',
  forgotHelp:
    'Ihre Administration kann Ihr Passwort zurücksetzen. Sie bekommen dann einen Link, über den Sie ein neues wählen.',
  forgotOperator: 'Wer den Server betreibt, setzt es auf der Kommandozeile neu:',
  forgotCommand: 'npm run admin -- reset-password <E-Mail>',
  reset: {
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Gibt es ein Konto dazu, bekommen Sie einen Link für ein neues Passwort.',
    email: 'E-Mail-Adresse Ihres Kontos',
    submit: 'Link anfordern',
    sent: 'Falls es zu dieser Adresse ein Konto mit Passwort gibt, ist eine E-Mail unterwegs. Der Link darin gilt 30 Minuten.',
  },
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  codeMissing: 'Bitte geben Sie den Code aus sechs Ziffern ein.',
  recoveryCodeMissing: 'Bitte geben Sie einen Ihrer Wiederherstellungscodes ein.',
  secondFactor: {
    title: 'Bestätigung',
    text: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
    code: 'Code aus sechs Ziffern',
    submit: 'Bestätigen',
    submitting: 'Wird geprüft …',
    switchToRecovery: 'Wiederherstellungscode verwenden',
    recoveryText: 'Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einrichten gesichert haben.',
    recoveryCode: 'Wiederherstellungscode',
    switchToCode: 'Code aus der App verwenden',
    back: 'Zurück zur Anmeldung',
  },
  popupOpen: 'Bitte melden Sie sich in dem Fenster an, das sich geöffnet hat.',
  popupCancel: 'Abbrechen',
  leaving: 'Sie werden weitergeleitet …',
  finishing: 'Ihre Anmeldung wird abgeschlossen …',
  insecure: {
    text: 'Die Anmeldung braucht eine verschlüsselte Verbindung (https). Diese Seite ist unverschlüsselt aufgerufen.',
    link: 'Verschlüsselt aufrufen',
  },
  needsScript: 'Die Anmeldung braucht JavaScript. Bitte schalten Sie es für diese Seite ein und laden Sie sie neu.',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  pageLinks: 'Website und Rechtliches',
  website: 'Website',
  overlay: {
    loading: 'Anmeldung wird geladen',
    ended: {
      title: 'Bitte wieder anmelden',
      text: 'Ihre Sitzung ist zu Ende. Was Sie geschrieben haben, bleibt stehen; nach der Anmeldung geht es hier weiter.',
    },
    again: {
      title: 'Bitte noch einmal anmelden',
      text: 'Das verlangt eine Anmeldung in den letzten fünf Minuten. Danach geht es hier von selbst weiter.',
    },
  },
  handler: {
    title: 'Anmeldung',
    leading: 'Sie werden zur Anmeldung weitergeleitet …',
    finishing: 'Ihre Anmeldung wird abgeschlossen …',
    done: 'Sie sind angemeldet. Sie können dieses Fenster schließen.',
    onward: 'Zur Verwaltung',
    failed: 'Die Anmeldung hat nicht geklappt',
    again: 'Zurück zur Anmeldung',
  },
} as const

export const passwordMessages = {
  tooShort: (least: number) => `Das Passwort muss mindestens ${least} Zeichen lang sein`,
  tooEasy: 'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie zum Beispiel vier Wörter, die nichts verbindet',
  tooCommon:
    'Dieses Passwort benutzen viele, und es wird zuerst probiert. Nehmen Sie zum Beispiel vier Wörter, die nichts verbindet',
  tooLong: 'Das Passwort darf höchstens 256 Zeichen lang sein',
  levels: { weak: 'zu schwach', fair: 'gut', strong: 'sehr gut' },
} as const
