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
  blog: {
    categories: 'Rubriken',
    all: 'Alle',
    search: 'Beiträge durchsuchen',
    searchSubmit: 'Suchen',
    readingTime: (minutes: number) => `${minutes}\u00a0Min.\u00a0Lesezeit`,
    found: (count: number, words: string) =>
      count === 1 ? `1 Beitrag zu „${words}“` : `${count} Beiträge zu „${words}“`,
    categoryTitle: (category: string) => `${category}: Beiträge aus dem Blog`,
    pageTitle: (title: string, page: number) => `${title}, Seite ${page}`,
    range: (first: number, last: number, total: number) =>
      first === last ? `Beitrag ${last} von ${total}` : `Beiträge ${first} bis ${last} von ${total}`,
    pages: 'Seiten des Blogs',
    page: (number: number) => `Seite ${number}`,
    nothing: 'Kein Beitrag gefunden',
    newer: 'Neuere Beiträge',
    older: 'Ältere Beiträge',
  },
  post: {
    contents: 'In diesem Beitrag',
    contentsLabel: 'Inhaltsverzeichnis',
    tags: 'Schlagwörter',
    share: 'Beitrag weitergeben',
    shareByMail: 'Per E-Mail senden',
    shareNative: 'Teilen',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    copyFailed: 'Der Link ließ sich nicht kopieren. Sie finden ihn in der Adresszeile.',
    ask: (name: string) => `Frage an ${name} stellen`,
    neighbours: 'Vorheriger und nächster Beitrag',
    newer: 'Neuerer Beitrag',
    older: 'Älterer Beitrag',
  },
  callToAction: {
    phone: 'oder',
  },
  startup: {
    title: 'Fehler beim Laden der Anwendung',
    text: 'Bitte laden Sie die Seite neu oder kontaktieren Sie den Support',
    reload: 'Seite neu laden',
  },
} as const
