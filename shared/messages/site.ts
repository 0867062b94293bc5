// German texts of the public user interface that all pages share (spec §5, §8). What one page alone says has its own file
// beside this one, and so has what only the server says: visitors load no more than they need.

export const messages = {
  footer: {
    label: 'Fußzeile',
    social: 'Soziale Netzwerke',
    legal: 'Rechtliches',
    email: 'E-Mail',
    phone: 'Telefon',
    networks: {
      facebook: 'Facebook',
      x: 'X, früher Twitter',
      linkedin: 'LinkedIn',
      mastodon: 'Mastodon',
      instagram: 'Instagram',
      youtube: 'YouTube',
      github: 'GitHub',
      xing: 'Xing',
    },
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
  },
  posts: {
    all: 'Alle Beiträge',
  },
  callToAction: {
    phone: 'oder',
  },
  about: {
    team: 'Das Team kennenlernen',
  },
  team: {
    allJobs: 'Arbeiten bei uns',
  },
  faq: {
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
  errorReference: (id: string) => `Kennung für Rückfragen: ${id}`,
} as const
