import type { FieldDefinition, Fields } from '#shared/content/fields.ts'
import type { Values } from '#shared/editing/values.ts'

/** A new entry: every field as its definition begins it. */
export function blankEntry(fields: Fields): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]))
}

function blankOf({ schema, draft }: FieldDefinition): unknown {
  const complete = schema.safeParse(undefined)
  return complete.success ? complete.data : draft.safeParse(undefined).data
}
