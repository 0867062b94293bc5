// German texts of the admin area's frame. What one screen alone says has its own file beside this one.

export const adminMessages = {
  area: 'Verwaltung',
  title: (page: string) => `${page} – Verwaltung`,
  /** „(3) Nachrichten – Verwaltung“; whatever stood there before makes way. */
  titleWithUnread: (title: string, unread: number) =>
    `${unread > 0 ? `(${unread}) ` : ''}${title.replace(/^\(\d+\) /, '')}`,
  navigation: 'Verwaltung',
  overview: 'Übersicht',
  groups: { content: 'Inhalte', website: 'Website', legal: 'Rechtliches', operations: 'Betrieb' },
  sidebar: {
    favourites: 'Favoriten',
    favour: (label: string) => `„${label}“ als Favorit merken`,
    unfavour: (label: string) => `„${label}“ aus den Favoriten nehmen`,
  },
  users: 'Benutzer',
  viewSite: 'Website ansehen',
  menu: { open: 'Menü öffnen', close: 'Menü schließen', title: 'Menü der Verwaltung' },
  account: { menu: 'Konto:', own: 'Mein Konto', signOut: 'Abmelden' },
  roles: { admin: 'Administration', editor: 'Redaktion', contributor: 'Beitragende' },
  newItem: (one: string) => `${one} anlegen`,
  states: {
    reference: (id: string) => `Kennung für Rückfragen: ${id}`,
    forbidden: 'Dafür reicht Ihre Rolle nicht',
    forbiddenText: 'Mit Ihrer Rolle können Sie diese Seite nicht öffnen. Bitten Sie jemanden aus der Administration.',
    missing: 'Diese Seite gibt es nicht',
    missingText: 'Vielleicht wurde der Eintrag gelöscht, dann liegt er 30 Tage lang im Papierkorb.',
    failed: 'Das hat nicht geklappt',
    failedText: 'Die Seite konnte nicht geladen werden. Ihre gespeicherten Inhalte sind davon nicht betroffen.',
    offline: 'Ohne Verbindung nicht verfügbar',
    offlineText: 'Diese Seite braucht den Server. Inhalte und Dokumente können Sie auch jetzt öffnen und bearbeiten.',
    retry: 'Erneut laden',
    toOverview: 'Zur Übersicht',
  },
} as const
