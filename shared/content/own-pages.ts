import { blocks } from './blocks-field.ts'
import { defineCollection } from './define.ts'
import { address, multiline, select, text } from './fields.ts'
import { motifs } from './motifs.ts'
import { ownPageProblem } from './own-page-problem.ts'
import { freeBlockKinds } from '#blocks/kinds.ts'
import { pageFields } from './page-fields.ts'

/** Pages that owners make themselves, at the root of the site: /ueber-solar. Their first address is their id. */
export const ownPages = defineCollection({
  name: 'ownPages',
  area: 'website',
  label: { one: 'Eigene Seite', many: 'Eigene Seiten' },
  fields: {
    title: text('Titel', { required: 'Bitte einen Titel angeben', help: 'Name in Brotkrumen, Suche und Linkauswahl' }),
    address: address('/', ownPageProblem),
    headline: text('Überschrift', { help: 'Leer = der Titel' }),
    lead: multiline('Einleitung', { max: 600 }),
    motif: select('Gewebtes Motiv', motifs, { initial: 'web' }),
    actions: pageFields.actions,
    blocks: blocks('Bausteine', freeBlockKinds, { help: pageFields.blocks.help }),
    seoTitle: text('Titel für Suchmaschinen', { max: 70, help: 'Leer = der Titel' }),
    seoDescription: text('Beschreibung für Suchmaschinen', { max: 170, help: 'Leer = die Einleitung' }),
  },
  title: 'title',
  columns: ['title', 'headline'],
  order: { by: 'title', direction: 'asc' },
  importDefaults: 'add',
  onReadError: 'throw',
  missingId: 'No page ID provided',
  idProblem: ownPageProblem,
  defaults: [],
})
