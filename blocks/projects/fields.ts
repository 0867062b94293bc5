import type { BlockKind } from '#shared/content/field-types.ts'
import { html, select, toggle } from '#shared/content/fields.ts'
import { lead, requiredHeading, blockTone, entries, onlyService } from '#blocks/common-fields.ts'

export const projectsKind = {
  label: 'Projekte',
  help: 'Projekte aus dem Portfolio, alle oder zu einer Leistung',
  picture: 'cards',
  shows: 'portfolio',
  fields: {
    title: requiredHeading,
    lead,
    body: html('Text darüber', { help: 'Nur in der Darstellung „Mit Text darüber“' }),
    service: onlyService,
    cards: toggle('Projekte als Karten', { on: true, help: 'Aus = nur die Beispiele, die kein Projekt erzählt' }),
    items: entries,
    look: select(
      'Darstellung',
      {
        overview: 'Karten mit Link zum Portfolio',
        intro: 'Mit Text darüber',
        columns: 'Mit Beispielen in Spalten',
        beside: 'Mit Beispielen daneben',
      },
      { initial: 'overview' },
    ),
    tone: blockTone,
  },
} satisfies BlockKind
