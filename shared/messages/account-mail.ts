/** Mails about accounts; the name is the company's. */
export const accountMailMessages = {
  reset: {
    subject: (company: string) => `Neues Passwort für die Website von ${company}`,
    text: (company: string) =>
      `für Ihr Konto in der Verwaltung der Website von ${company} wurde ein neues Passwort angefordert.`,
    life: 'Der Link gilt 30 Minuten und funktioniert einmal. Danach sind Sie auf allen anderen Geräten abgemeldet.',
    notYou: 'Sie haben das nicht angefordert? Dann löschen Sie diese E-Mail; Ihr Passwort bleibt, wie es ist.',
    link: 'Neues Passwort wählen',
  },
  newEmail: {
    subject: (company: string) => `Neue E-Mail-Adresse für die Website von ${company}`,
    text: (company: string) =>
      `diese Adresse soll künftig zu einem Konto in der Verwaltung der Website von ${company} gehören. Bitte bestätigen Sie das.`,
    life: 'Der Link gilt 24 Stunden und funktioniert einmal. Bis dahin bleibt die bisherige Adresse.',
    notYou: 'Sie wissen davon nichts? Dann hat sich jemand vertippt, und Sie können diese E-Mail löschen.',
    link: 'Adresse bestätigen',
  },
  changed: {
    subject: (company: string) => `Ihre Anmeldung bei ${company} wurde geändert`,
    text: (company: string) =>
      `an Ihrem Konto in der Verwaltung der Website von ${company} hat sich etwas an der Anmeldung geändert:`,
    what: {
      password: 'Das Passwort wurde geändert.',
      'passkey-added': 'Ein Passkey wurde hinzugefügt.',
      'passkey-renamed': 'Ein Passkey wurde umbenannt.',
      'passkey-removed': 'Ein Passkey wurde entfernt.',
      'second-factor-on': 'Der zweite Faktor wurde eingeschaltet.',
      'second-factor-off': 'Der zweite Faktor wurde ausgeschaltet.',
      'recovery-codes': 'Neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr.',
      'provider-linked': 'Ein Anmeldedienst wurde mit dem Konto verbunden.',
    },
    notYou:
      'Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort und melden Sie unter „Mein Konto“ alle anderen Geräte ab, oder wenden Sie sich an Ihre Administration.',
  },
  emailNotice: {
    subject: (company: string) => `Ihre E-Mail-Adresse bei ${company} soll sich ändern`,
    text: (email: string) => (company: string) =>
      `für Ihr Konto in der Verwaltung der Website von ${company} wurde die neue E-Mail-Adresse ${email} eingetragen. Sie gilt, sobald sie bestätigt ist.`,
    notYou:
      'Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort und melden Sie unter „Mein Konto“ alle anderen Geräte ab, oder wenden Sie sich an Ihre Administration.',
  },
} as const
