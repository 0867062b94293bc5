// German texts of the public user interface that all pages share (spec §5, §8). What one page alone says has its own file
// beside this one, and so has what only the server says: visitors load no more than they need.

export const messages = {
  dialogs: {
    titles: {
      contact: 'Kontakt aufnehmen',
      about: 'Über uns',
      team: 'Unser Team',
      impressum: 'Impressum',
      datenschutz: 'Datenschutz',
      agb: 'AGB',
      cookies: 'Cookie-Einstellungen',
    },
    close: 'Schließen',
    loading: 'Inhalt wird geladen',
    failedTitle: 'Das konnte nicht geladen werden',
    failedText: 'Bitte versuchen Sie es noch einmal. Sie finden alles auch auf einer eigenen Seite.',
    retry: 'Erneut laden',
    openPage: 'Als Seite öffnen',
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
    search: 'Suche',
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
    home: 'Startseite',
    services: 'Leistungen',
  },
  richText: {
    table: 'Tabelle, seitlich verschiebbar',
  },
  fold: {
    allPoints: (count: number) => `Alle ${count} Punkte zeigen`,
    allExamples: (count: number) => `Alle ${count} Beispiele zeigen`,
    allTerms: (count: number) => `Alle ${count} Begriffe zeigen`,
    readOn: 'Weiterlesen',
    less: 'Weniger zeigen',
  },
  services: {
    more: 'Mehr erfahren',
    moreAbout: (title: string) => `Mehr erfahren: ${title}`,
    atAGlance: 'Auf einen Blick',
  },
  posts: {
    all: 'Alle Beiträge',
    onSubject: 'Aus dem Blog',
  },
  portfolio: {
    all: 'Alle',
    allProjects: 'Alle Projekte',
    onSubject: 'Aus unserer Arbeit',
    filter: 'Projekte nach Leistung',
    filtered: (service: string) => `Projekte: ${service}`,
    count: (projects: number) => (projects === 1 ? '1 Projekt' : `${projects} Projekte`),
    example: 'Beispielprojekt',
    exampleNote: 'Beispielprojekt: Name und Zahlen sind Platzhalter, bis die Referenz freigegeben ist.',
    facts: {
      client: 'Kunde',
      industry: 'Branche',
      year: 'Jahr',
      service: 'Leistung',
      technologies: 'Technik',
    },
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
    copyFailed: 'Der Link ließ sich nicht kopieren',
    ask: (name: string) => `Frage an ${name} stellen`,
    neighbours: 'Vorheriger und nächster Beitrag',
    newer: 'Neuerer Beitrag',
    older: 'Älterer Beitrag',
  },
  callToAction: {
    phone: 'oder',
  },
  about: {
    team: 'Das Team kennenlernen',
  },
  team: {
    jobs: 'Offene Stellen',
    allJobs: 'Arbeiten bei uns',
  },
  faq: {
    title: 'Häufige Fragen',
    ask: 'Frage stellen',
    all: 'Alle Fragen und Antworten',
  },
  page: {
    sectionFailed: 'Dieser Abschnitt kann gerade nicht geladen werden. Bitte versuchen Sie es später erneut.',
    loading: 'Seite wird geladen',
  },
  startup: {
    title: 'Fehler beim Laden der Anwendung',
    text: 'Bitte laden Sie die Seite neu oder kontaktieren Sie den Support',
    reload: 'Seite neu laden',
  },
} as const
