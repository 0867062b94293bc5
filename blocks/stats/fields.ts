import type { BlockKind } from '#shared/content/field-types.ts'
import { text } from '#shared/content/fields.ts'
import { blockTone } from '#blocks/common-fields.ts'

export const statsKind = {
  label: 'Kennzahlen',
  help: 'Die Zahlen aus „Kennzahlen“',
  picture: 'figures',
  shows: 'stats',
  fields: { note: text('Hinweis unter den Zahlen', { max: 200 }), tone: blockTone },
} satisfies BlockKind
