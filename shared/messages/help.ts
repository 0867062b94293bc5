// What the manual says around its pages.

export const helpMessages = {
  title: 'Hilfe',
  note: 'Das Handbuch: kurze Anleitungen, nach Aufgaben und nach Bereichen.',
  search: 'Handbuch durchsuchen',
  searchSubmit: 'Suchen',
  tasks: 'Was möchten Sie tun?',
  areas: 'Was steht wo?',
  nothing: (words: string) => `Im Handbuch steht nichts zu „${words}“.`,
  reset: 'Alle Seiten zeigen',
  back: 'Zum Handbuch',
  about: (label: string) => `Hilfe: ${label}`,
  /** Of a group of fields, beside which it opens a tab of its own. */
  aboutGroup: (label: string) => `Hilfe zu „${label}“`,
  inNewTab: 'Öffnet das Handbuch in einem neuen Tab',
  aboutScreen: 'Hilfe zu diesem Bereich',
  shortcuts: 'Tastenkürzel zeigen',
  news: {
    title: (version: string) => `Neu in Version ${version}`,
    all: 'Alle Neuigkeiten',
    read: 'Verstanden',
  },
} as const
