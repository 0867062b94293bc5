import { defineDocument, type Item } from './define.ts'
import { date, multiline, select, text, toggle } from './fields.ts'
import { reportKeyField } from './report-key.ts'

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
        help: 'Steht in robots.txt. Seriöse Dienste halten sich daran. Ohne KI-Dienste entfällt auch llms.txt',
      },
    ),
    robotsLines: multiline('Weitere Zeilen für robots.txt', {
      help: 'Zum Beispiel „User-agent: BeispielBot“ und darunter „Disallow: /“. Sie stehen am Ende der Datei',
      max: 4_000,
    }),
    indexNow: toggle('Bing und andere benachrichtigen (IndexNow)', { on: false }),
    webSub: toggle('Feed-Leser über Google benachrichtigen (WebSub)', { on: false }),
    securityContact: text('Kontakt für Sicherheitshinweise', {
      help: 'E-Mail oder Adresse mit https:// für security.txt. Leer = E-Mail aus dem Unternehmensprofil',
    }),
    reportKey: reportKeyField(
      'Schlüssel für vertrauliche Meldungen',
      'Öffentlicher OpenPGP-Schlüssel oder S/MIME-Zertifikat als Text. security.txt und die Seite „Sicherheit dieser Website“ verweisen darauf',
    ),
    securityValidUntil: date('security.txt gültig bis', {
      help: 'Leer = wird von selbst um ein halbes Jahr verlängert. Mit Datum erinnern Sie Übersicht und E-Mail 30 Tage vorher',
    }),
    signedSecurityTxt: multiline('Unterschriebene security.txt', {
      help: 'Freiwillig: der Text von „Sicherheits-Visitenkarte“ mit OpenPGP-Unterschrift (gpg --clearsign). Er gilt, solange er sagt, was hier steht',
      max: 20_000,
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})
export type DiscoverySettings = Item<typeof discovery>
