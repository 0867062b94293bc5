import { defineDocument, type Item } from './define.ts'
import { group, number, toggle } from './fields.ts'

/** How the site behaves, as far as the owner decides it (J18, J30). */
export const siteOptions = defineDocument({
  name: 'siteOptions',
  area: 'website',
  label: 'Betrieb',
  fields: {
    phoneRequired: toggle('Telefonnummer ist Pflicht im Kontaktformular', {
      on: true,
      help: 'Ausschalten dient der Datensparsamkeit (Art. 5 Abs. 1 lit. c DSGVO)',
    }),
    securityQuestion: toggle('Sicherheitsfrage im Kontaktformular', {
      on: true,
      help: 'Aus: Wer schreibt, muss nicht rechnen. Einmalkennung, Mindestzeit und Höchstzahl je Anschluss halten automatische Nachrichten weiter fern. Streichen Sie die Frage dann aus den bekannten Einschränkungen der Barrierefreiheit und aus der Datenschutzerklärung',
    }),
    offlineCopyNeedsPreferences: toggle('Offline-Kopie erst nach Zustimmung zu „Präferenzen“', {
      on: false,
      help: 'Aus: Browser halten öffentliche Seiten als notwendige Speicherung bereit. An: erst nach Zustimmung; wer widerruft, verliert die Kopie. Passen Sie dann die Datenschutzerklärung an',
    }),
    consentLedger: toggle('Einwilligungen auf dem Server nachweisen', { on: true }),
    acknowledgementMail: toggle('Eingangsbestätigung an Absender senden', { on: false }),
    retention: group('Aufbewahrung', {
      archivedMessagesMonths: number('Archivierte Nachrichten (Monate)', { min: 1, max: 120 }),
      unansweredQuestionsDays: number('Unbeantwortete Fragen (Tage)', { min: 1, max: 365 }),
      consentMonths: number('Einwilligungen (Monate)', { min: 1, max: 36 }),
      auditMonths: number('Protokoll (Monate)', {
        min: 1,
        max: 120,
        initial: 12,
        help: 'Wer wann was geändert und sich angemeldet hat',
      }),
    }),
  },
  onReadError: 'throw',
  defaults: { retention: { archivedMessagesMonths: 6, unansweredQuestionsDays: 90, consentMonths: 12 } },
})
export type SiteOptions = Item<typeof siteOptions>
