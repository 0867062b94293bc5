import { lines, list, multiline, number, select, text } from './fields.ts'

/** What a piece of work can look like. */
const artefactLooks = {
  finding: 'Fund aus einem Prüfbericht',
  calendar: 'Kalender mit Fristen',
  report: 'Bericht auf einer Seite',
  mail: 'E-Mail mit Anmerkungen',
  answer: 'Antwort mit Quelle',
  flow: 'Weg in Schritten',
  strip: 'Messwerte nebeneinander',
} as const

/** A piece of the work itself, as people get to see it: shown in a woven frame. */
export const artefactFields = {
  look: select('Art der Arbeitsprobe', artefactLooks, { initial: 'finding' }),
  name: text('Name des Dokuments', { help: 'Steht im Rahmen, zum Beispiel „Prüfbericht, Fund 7 von 19“' }),
  columns: lines('Spaltenköpfe', { help: 'Nur bei Kalender und Bericht: drei Wörter' }),
  items: list(
    'Zeilen',
    {
      label: text('Bezeichnung'),
      value: text('Wert'),
      text: multiline('Erläuterung', { max: 600 }),
      share: number('Länge des Fadens in Prozent', { min: 0, max: 100, initial: 0 }),
      mark: select(
        'Kennzeichnung',
        { none: 'Keine', good: 'In Ordnung', watch: 'Beobachten', urgent: 'Dringend' },
        { initial: 'none' },
      ),
    },
    { itemLabel: 'Zeile', max: 20 },
  ),
  note: text('Hinweis darunter', { max: 200 }),
}
