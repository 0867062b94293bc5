// What dialogs say; they load when one opens.

export const dialogMessages = {
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
  allMembers: 'Alle im Team',
  loading: 'Inhalt wird geladen',
  failedTitle: 'Das konnte nicht geladen werden',
  failedText: 'Bitte versuchen Sie es noch einmal. Sie finden alles auch auf einer eigenen Seite.',
  retry: 'Erneut laden',
  openPage: 'Als Seite öffnen',
} as const
