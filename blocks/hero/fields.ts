import type { BlockKind } from '#shared/content/field-types.ts'
import { link, list, select, text } from '#shared/content/fields.ts'
import { motifs } from '#shared/content/motifs.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const heroKind = {
  label: 'Großer Auftakt',
  help: 'Überschrift in großer Schrift neben einem gewebten Motiv',
  picture: 'band',
  fields: {
    title: requiredHeading,
    lead,
    motif: select('Gewebtes Motiv', motifs, { initial: 'web' }),
    actions: list(
      'Schaltflächen',
      {
        label: text('Beschriftung', { required: 'Bitte eine Beschriftung angeben' }),
        href: link('Ziel', { required: 'Bitte ein Ziel angeben' }),
      },
      { itemLabel: 'Schaltfläche' },
    ),
  },
} satisfies BlockKind
