import { defineDocument, type Item } from './define.ts'
import { multiline, select, text } from './fields.ts'

/** What search engines and other programs may read, as far as the owner decides it. */
export const discovery = defineDocument({
  name: 'discovery',
  area: 'website',
  label: 'Auffindbarkeit',
  fields: {
    aiCrawlers: select(
      'KI-Dienste',
      {
        all: 'Dürfen die Website lesen',
        search: 'Dürfen für Antworten lesen, nicht zum Training',
        none: 'Sollen die Website nicht lesen',
      },
      {
        initial: 'all',
        help: 'Steht in robots.txt. Seriöse Dienste halten sich daran, erzwingen lässt es sich nicht. Ohne KI-Dienste entfällt auch llms.txt',
      },
    ),
    robotsLines: multiline('Weitere Zeilen für robots.txt', {
      help: 'Zum Beispiel „User-agent: BeispielBot“ und darunter „Disallow: /“. Sie stehen am Ende der Datei',
      max: 4_000,
    }),
    securityContact: text('Kontakt für Sicherheitshinweise', {
      help: 'E-Mail oder Adresse mit https:// für security.txt. Leer = E-Mail aus dem Unternehmensprofil',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})
export type DiscoverySettings = Item<typeof discovery>
