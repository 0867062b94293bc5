import { defineCollection, type Item } from './define.ts'
import { pageDefaults } from './defaults/pages.ts'
import { group, html, link, list, multiline, select, text } from './fields.ts'
import { motifs } from './motifs.ts'

export const pageFields = {
  title: text('Seite', { required: 'Bitte die Seite benennen', help: 'Name in Navigation und Brotkrumen' }),
  headline: text('Überschrift', { required: 'Bitte eine Überschrift angeben' }),
  lead: multiline('Einleitung', { max: 600 }),
  motif: select('Gewebtes Motiv', motifs),
  actions: list(
    'Schaltflächen im Kopf',
    {
      label: text('Beschriftung', { required: 'Bitte eine Beschriftung angeben' }),
      href: link('Ziel', { required: 'Bitte ein Ziel angeben' }),
    },
    { itemLabel: 'Schaltfläche' },
  ),
  sections: list(
    'Abschnitte',
    {
      key: text('Platz auf der Seite', { required: 'Bitte den Platz angeben' }),
      title: text('Überschrift'),
      lead: multiline('Einleitung', { max: 1000 }),
      body: html('Text'),
      items: list(
        'Einträge',
        {
          title: text('Titel', { required: 'Bitte einen Titel angeben' }),
          text: multiline('Text', { max: 1000 }),
        },
        { itemLabel: 'Eintrag' },
      ),
    },
    { itemLabel: 'Abschnitt' },
  ),
  callToAction: group('Aufruf am Ende', {
    title: text('Überschrift'),
    text: multiline('Text', { max: 400 }),
    label: text('Beschriftung der Schaltfläche'),
  }),
  seoTitle: text('Titel für Suchmaschinen', { required: 'Bitte einen Titel angeben', max: 70 }),
  seoDescription: text('Beschreibung für Suchmaschinen', { required: 'Bitte eine Beschreibung angeben', max: 170 }),
}

/** Hero, sections and search text of every public page; the page itself is code, so ids are fixed. */
export const pages = defineCollection({
  name: 'pages',
  area: 'website',
  label: { one: 'Seite', many: 'Seiten' },
  fields: pageFields,
  title: 'title',
  columns: ['title', 'headline'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  fixed: true,
  missingId: 'No page ID provided',
  defaults: pageDefaults,
})
export type Page = Item<typeof pages>
