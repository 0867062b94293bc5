import type { Defaults } from './define.ts'
import { blocks } from './blocks-field.ts'
import { link, list, multiline, select, text, toggle } from './fields.ts'
import { motifs } from './motifs.ts'
import { pageBlockKinds } from '#blocks/kinds.ts'

export const pageFields = {
  title: text('Seite', { required: 'Bitte die Seite benennen', help: 'Name in Navigation und Brotkrumen' }),
  headline: text('Überschrift', { required: 'Bitte eine Überschrift angeben' }),
  lead: multiline('Einleitung', { max: 600 }),
  motif: select('Gewebtes Motiv', motifs, { initial: 'web' }),
  actions: list(
    'Schaltflächen im Kopf',
    {
      label: text('Beschriftung', { required: 'Bitte eine Beschriftung angeben' }),
      href: link('Ziel', { required: 'Bitte ein Ziel angeben' }),
    },
    { itemLabel: 'Schaltfläche' },
  ),
  blocks: blocks('Bausteine', pageBlockKinds, {
    help: 'Woraus die Seite unter ihrem Kopf besteht, in dieser Reihenfolge',
    closed: ['not-found', 'offline', 'login', 'search'],
  }),
  off: toggle('Seite ausschalten', {
    on: false,
    help: 'Die Adresse antwortet dann „nicht gefunden“; Menü, Fußzeile, Suche und Chat führen nicht mehr hierher',
  }),
  seoTitle: text('Titel für Suchmaschinen', { required: 'Bitte einen Titel angeben', max: 70 }),
  seoDescription: text('Beschreibung für Suchmaschinen', { required: 'Bitte eine Beschreibung angeben', max: 170 }),
}

/** A built-in item. */
export type PageDefault = Defaults<typeof pageFields>[number]
