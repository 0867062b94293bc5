// What the check before publishing says.

export const checkMessages = {
  placeholder: (text: string) => `Hier steht noch ein Platzhalter: ${text}`,
  deadLink: (href: string) => `Der Link ${href} führt zu keiner veröffentlichten Seite`,
  emptyLink: (href: string) => `Der Link zu ${href || 'einer leeren Adresse'} hat keinen Text`,
  vagueLink: (text: string) => `„${text}“ sagt nicht, wohin der Link führt`,
  noAltText: (file: string) => `Das Bild ${file} hat keine Beschreibung für Menschen, die es nicht sehen`,
  noCaptions: 'Ein Video hat keine Untertitel; Menschen, die nicht hören, verstehen das Gesprochene dann nicht',
  emptyHeading: 'Eine Überschrift ist leer',
  skippedHeading: (text: string, level: number, expected: number) =>
    `„${text}“ ist eine Überschrift der Ebene ${level}; hier gehört Ebene ${expected} hin`,
  title: {
    short: (length: number) => `Der Titel ist mit ${length} Zeichen sehr kurz; gut sind 15 bis 60`,
    long: (length: number) => `Der Titel hat ${length} Zeichen; Suchmaschinen zeigen etwa 60`,
  },
  description: {
    short: (length: number) => `Die Beschreibung hat ${length} Zeichen; gut sind 70 bis 160`,
    long: (length: number) => `Die Beschreibung hat ${length} Zeichen; Suchmaschinen zeigen etwa 160`,
  },
  hardToRead: (ease: number) =>
    `Lesbarkeit ${ease} von 100 (Flesch-Amstad): sehr schwer. Kürzere Sätze und Wörter helfen.`,
} as const
