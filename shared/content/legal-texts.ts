import { agbDefault } from './defaults/agb.ts'
import { barrierefreiheitDefault } from './defaults/barrierefreiheit.ts'
import { datenschutzDefault } from './defaults/datenschutz.ts'
import { impressumDefault } from './defaults/impressum.ts'
import { defineDocument } from './define.ts'
import { barrierGapDefaults } from './defaults/barrier-gaps.ts'
import { date, html, list, multiline, select, text } from './fields.ts'

// Legal texts may hold tokens such as {{firma.name}} that are filled from the company profile when shown (J17).

const content = html('Text', { required: 'Bitte den Text schreiben' })

export const impressum = defineDocument({
  name: 'impressum',
  area: 'website',
  label: 'Impressum',
  fields: { content },
  onReadError: 'throw',
  defaults: { content: impressumDefault },
})

export const datenschutz = defineDocument({
  name: 'datenschutz',
  area: 'website',
  label: 'Datenschutz',
  fields: { content },
  onReadError: 'throw',
  defaults: { content: datenschutzDefault },
})

export const agb = defineDocument({
  name: 'agb',
  area: 'website',
  label: 'AGB',
  fields: { content },
  onReadError: 'throw',
  defaults: { content: agbDefault },
})

export const barrierefreiheit = defineDocument({
  name: 'barrierefreiheit',
  area: 'website',
  label: 'Barrierefreiheit',
  fields: {
    content,
    conformity: select(
      'Stand der Vereinbarkeit',
      {
        measured: 'Aus Messung und Prüfung von Hand',
        partial: 'Teilweise vereinbar',
        none: 'Nicht vereinbar',
      },
      {
        initial: 'measured',
        help: 'Vollständig vereinbar steht da nur, wenn Messung und Prüfung von Hand höchstens ein Jahr alt sind und nichts gefunden haben',
      },
    ),
    gaps: list(
      'Bekannte Einschränkungen',
      {
        title: text('Was nicht geht', { required: 'Bitte die Einschränkung benennen', max: 120 }),
        text: multiline('Erklärung und anderer Weg', { required: 'Bitte einen anderen Weg nennen', max: 600 }),
      },
      { itemLabel: 'Einschränkung', help: 'Befunde der letzten Messung kommen von selbst dazu' },
    ),
    checkedByHand: date('Zuletzt von Hand geprüft'),
    checkedHow: multiline('Wie von Hand geprüft wurde', {
      help: 'Zum Beispiel: mit Tastatur und NVDA in Firefox, Startseite, Kontakt und ein Beitrag',
      max: 600,
    }),
  },
  onReadError: 'throw',
  defaults: { content: barrierefreiheitDefault, gaps: barrierGapDefaults },
})
