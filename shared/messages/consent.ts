import { wordGroup } from '#shared/words/word-group.ts'

/** What banner, settings and toasts of the cookie consent say (spec §2, §8, J11). Loaded with them, not with every page. */
export const consentWords = wordGroup('consent', {
  settings: 'Cookie-Einstellungen',
  reject: 'Ablehnen',
  openSettings: 'Einstellungen',
  acceptAll: 'Alle akzeptieren',
  reset: 'Zurücksetzen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  toasts: {
    accepted: { title: 'Cookies akzeptiert', description: 'Alle Cookie-Einstellungen wurden aktiviert' },
    rejected: { title: 'Cookies abgelehnt', description: 'Es werden nur notwendige Cookies verwendet' },
    on: 'Cookie aktiviert',
    off: 'Cookie deaktiviert',
  },
  noScript:
    'Die Schalter brauchen JavaScript. Ohne JavaScript lädt diese Website keinen Dienst, der Ihre Einwilligung braucht, und speichert keine Auswahl.',
  alwaysOn: 'Immer aktiv.',
  noServices: 'Derzeit ist kein Dienst eingebunden.',
  oneService: '1 Dienst anzeigen',
  services: '{count} Dienste anzeigen',
  noChoice: 'Sie haben noch keine Auswahl getroffen. Aktiv ist nur das Notwendige.',
  chosen: 'Ihre Auswahl vom {time}, gültig bis {until}.',
  categories: {
    necessary: 'Halten die Website am Laufen und merken sich, was Sie hier einstellen.',
    preferences: 'Merken sich weitere Einstellungen, damit Sie sie nicht wiederholen müssen.',
    analytics: 'Zeigen uns, welche Inhalte gelesen werden, damit wir sie verbessern können.',
    marketing: 'Messen Werbung und zeigen Inhalte anderer Anbieter.',
  },
  record: {
    title: 'Ihr Nachweis',
    id: 'Kennung',
    none: 'Solange Sie nichts gewählt haben, ist hier nichts gespeichert: weder in Ihrem Browser noch bei uns.',
    intro:
      'Diese Einträge liegen auf unserem Server. Sie hängen nur an der Kennung, die in Ihrem Browser steht, nicht an Ihrem Namen oder Ihrer IP-Adresse.',
    local: 'Ihre Auswahl steht nur in Ihrem Browser. Auf unserem Server ist dazu nichts gespeichert.',
    failed: 'Die Einträge auf unserem Server lassen sich gerade nicht abrufen.',
    withdraw: 'Einwilligung widerrufen',
    withdrawn: 'Widerrufen',
    nothing: 'Nur Notwendiges',
    revision: 'Fassung {revision}',
  },
})

/** What screen readers hear of the banner. */
export const consentMessages = { banner: 'Cookie-Hinweis' } as const
