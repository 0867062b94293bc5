import type { BlockKind } from '#shared/content/field-types.ts'
import { text } from '#shared/content/fields.ts'

export const questionListKind = {
  label: 'Fragen mit Suche',
  help: 'Alle Fragen nach Themen, mit Suchfeld im Kopf der Seite',
  picture: 'list',
  shows: 'faq',
  introduces: true,
  pages: ['faq'],
  fields: { title: text('Überschrift des Verzeichnisses', { required: 'Bitte eine Überschrift angeben' }) },
} satisfies BlockKind
