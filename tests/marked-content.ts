import { fieldsInside, holdsEntries } from '#shared/content/blocks-field.ts'
import { isObject } from '#shared/content/conform.ts'
import { definitions } from '#shared/content/index.ts'
import type { FieldDefinition, Fields } from '#shared/content/field-types.ts'
import { readConfig } from '#server/base/config.ts'
import { seed } from '#server/content/seed.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLog } from '#server/base/log.ts'

/** Stands on both sides of every text that comes from content. */
export const mark = '‡'

const letter = /\p{L}/u
/** What must stay as it is to lead somewhere. */
const leadsSomewhere = /^\S+@\S+$/

/** Seeds a data folder and marks every text in it, past all limits: what a page then says without a mark is code. */
export async function writeMarkedContent(folder: string): Promise<void> {
  const database = await openDatabase(readConfig({ SCHAUFENSTER_DATA_DIR: folder }), createLog('silent'))
  await migrate(database)
  await seed(database, '2026-11-01T08:00:00.000Z')
  const rows = await database.query.selectFrom('documents').selectAll().execute()
  for (const { collection, id, data } of rows) {
    const definition = definitions.find(({ name }) => name === collection)!
    const values = JSON.parse(data!) as Record<string, unknown>
    await database.query
      .updateTable('documents')
      .set({ data: JSON.stringify({ ...values, ...markedValues(definition.fields, values) }) })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute()
  }
  await database.close()
}

function markedValues(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, markedValue(field, values[name])]))
}

function markedValue(field: FieldDefinition, value: unknown): unknown {
  if (field.input === 'group' && isObject(value)) return markedValues(field.fields ?? {}, value)
  if (holdsEntries(field) && Array.isArray(value))
    return value.map((entry) => ({ ...entry, ...markedValues(fieldsInside(field, entry) ?? {}, entry) }))
  if (Array.isArray(value)) return value.map((entry) => (typeof entry === 'string' ? marked(entry) : entry))
  if (typeof value !== 'string') return value
  if (field.input === 'html')
    return value.replaceAll(/>([^<]*\p{L}[^<]*)</gu, (_all, text: string) => `>${marked(text)}<`)
  return field.input === 'text' || field.input === 'multiline' ? marked(value) : value
}

/** What tokens and gaps for the owner become stands apart, so the pieces between them are marked one by one. */
function marked(text: string): string {
  if (leadsSomewhere.test(text)) return text
  return text
    .split(/(\{\{[^}]*\}\}|\[Platzhalter: [^\]]*\])/)
    .map((piece) => {
      if (piece.startsWith('{{') || !letter.test(piece)) return piece
      return piece.startsWith('[') ? piece.replace(']', `${mark}]`) : `${mark}${piece}${mark}`
    })
    .join('')
}
