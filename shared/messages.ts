// Every German error, toast and validation text of the user interface (spec §5, §8).

export const messages = {
  errors: {
    notFound: 'Das haben wir nicht gefunden.',
    unknownCollection: 'Diesen Inhaltsbereich gibt es nicht.',
    unknownItem: 'Diesen Eintrag gibt es nicht.',
    methodNotAllowed: 'Das ist an dieser Adresse nicht möglich.',
    malformedJson: 'Die Anfrage enthält kein gültiges JSON.',
    unsupportedMediaType: 'Bitte senden Sie die Anfrage als JSON.',
    bodyTooLarge: 'Die Anfrage ist zu groß.',
    invalidFields: 'Bitte prüfen Sie die markierten Felder.',
    alreadyExists: 'Einen Eintrag mit dieser Kennung gibt es schon.',
    conflict: 'Der Eintrag wurde inzwischen an anderer Stelle geändert.',
    fixedCollection: 'Einträge dieses Bereichs werden nur bearbeitet, nicht angelegt oder gelöscht.',
    unauthenticated: 'Bitte melden Sie sich an.',
    unauthorized: 'Dafür fehlt Ihnen die Berechtigung.',
    unavailable: 'Die Website ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
    internal: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
    sectionFailed: 'Dieser Abschnitt kann gerade nicht geladen werden. Bitte versuchen Sie es später erneut.',
  },
  dialogs: {
    titles: {
      contact: 'Kontakt aufnehmen',
      about: 'Über uns',
      team: 'Unser Team',
      impressum: 'Impressum',
      datenschutz: 'Datenschutz',
      agb: 'AGB',
    },
    close: 'Schließen',
    loading: 'Inhalt wird geladen',
    failedTitle: 'Das konnte nicht geladen werden',
    failedText: 'Bitte versuchen Sie es noch einmal. Sie finden alles auch auf einer eigenen Seite.',
    retry: 'Erneut laden',
    openPage: 'Als Seite öffnen',
  },
  legal: {
    loading: 'Text wird geladen',
    failedTitle: 'Der Text konnte nicht geladen werden',
    failedText: 'Bitte versuchen Sie es noch einmal. Sie finden ihn auch auf einer eigenen Seite.',
    updated: (date: string) => `Stand: ${date}`,
    print: 'Drucken',
    services: {
      caption: 'Verzeichnis der Dienste und ihrer Speicherungen auf Ihrem Gerät',
      key: 'Name',
      storage: 'Ort',
      purpose: 'Zweck',
      lifetime: 'Dauer',
      category: 'Kategorie',
      provider: 'Anbieter',
      recipient: 'Empfänger',
      thirdCountry: 'Drittland',
      noKeys: 'Speichert nichts auf Ihrem Gerät',
      none: 'Derzeit sind keine Dienste eingetragen.',
    },
  },
  contactDialog: {
    details: 'So erreichen Sie uns',
    write: 'E-Mail schreiben',
    call: 'Anrufen',
    directly: 'Schreiben Sie uns eine E-Mail oder rufen Sie an. Ihre Nachricht kommt direkt bei uns an.',
    contactPage: 'Anfahrt und Öffnungszeiten',
  },
  footer: {
    label: 'Fußzeile',
    social: 'Soziale Netzwerke',
    legal: 'Rechtliches',
    email: 'E-Mail',
    phone: 'Telefon',
    networks: { facebook: 'Facebook', twitter: 'X, früher Twitter', linkedin: 'LinkedIn' },
  },
  toasts: {
    region: 'Meldungen (F8)',
    dismiss: 'Meldung schließen',
  },
  header: {
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    home: (siteName: string) => `${siteName}, Startseite`,
    contact: 'Kontakt',
  },
  menu: {
    title: 'Menü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    about: 'Über uns',
    team: 'Team',
  },
  theme: {
    toDark: 'Zum dunkleren Design wechseln',
    toLight: 'Zum helleren Design wechseln',
  },
  motion: {
    stop: 'Bewegung anhalten',
    resume: 'Bewegung fortsetzen',
  },
  link: {
    newTab: '(öffnet in neuem Tab)',
  },
  breadcrumb: {
    label: 'Brotkrumen',
  },
  richText: {
    table: 'Tabelle, seitlich verschiebbar',
  },
  services: {
    more: 'Mehr erfahren',
  },
  posts: {
    all: 'Alle Beiträge',
  },
  callToAction: {
    phone: 'oder',
  },
  page: {
    loading: 'Seite wird geladen',
  },
  startup: {
    title: 'Fehler beim Laden der Anwendung',
    text: 'Bitte laden Sie die Seite neu oder kontaktieren Sie den Support',
    reload: 'Seite neu laden',
  },
} as const
