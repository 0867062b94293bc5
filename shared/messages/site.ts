// German texts of the public user interface that only screen readers hear, and of what the admin area shares with it.
// What visitors read is content (shared/words): the texts it comes with stand beside this file.

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
    navigation: 'Hauptnavigation',
    home: (siteName: string) => `${siteName}, Startseite`,
  },
  menu: {
    title: 'Menü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
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
    moreAbout: (title: string) => `Mehr erfahren: ${title}`,
  },
  page: {
    loading: 'Seite wird geladen',
  },
} as const
