import { agbDefault } from './defaults/agb.ts'
import { barrierefreiheitDefault } from './defaults/barrierefreiheit.ts'
import { datenschutzDefault } from './defaults/datenschutz.ts'
import { impressumDefault } from './defaults/impressum.ts'
import { defineDocument } from './define.ts'
import { html } from './fields.ts'

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
  fields: { content },
  onReadError: 'throw',
  defaults: { content: barrierefreiheitDefault },
})
