import type { BlockKind } from '#shared/content/field-types.ts'
import { text } from '#shared/content/fields.ts'

export const postContentKind = {
  label: 'Text des Beitrags',
  help: 'Der Beitrag mit Inhaltsverzeichnis, Autor, Reihe und Nachbarn',
  picture: 'text',
  pages: ['post'],
  fields: { authorTitle: text('Überschrift zur Autorin oder zum Autor', { help: 'Leer = ohne diesen Teil' }) },
} satisfies BlockKind
