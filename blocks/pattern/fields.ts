import type { BlockKind } from '#shared/content/field-types.ts'
import { text } from '#shared/content/fields.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const patternKind = {
  label: 'Ihr Muster',
  help: 'Aus dem Namen des Besuchers entsteht im Browser ein Gewebe zum Herunterladen; nichts wird gespeichert',
  picture: 'media',
  once: true,
  fields: {
    title: requiredHeading,
    lead,
    label: text('Beschriftung des Feldes', { required: 'Bitte das Feld benennen' }),
    svgLabel: text('Schaltfläche für SVG', { help: 'Leer = ohne diese Schaltfläche' }),
    pngLabel: text('Schaltfläche für PNG', { help: 'Leer = ohne diese Schaltfläche' }),
    tone: blockTone,
  },
} satisfies BlockKind
