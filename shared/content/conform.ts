import { fieldsInside, holdsEntries } from './blocks-field.ts'
import type { FieldDefinition, Fields } from './field-types.ts'

type Values = Record<string, unknown>

/**
 * Stored values in the shape of today's definition: a field that was removed since is left out, one that was added has
 * its default, and so has a choice that nobody made. So a new version can change a definition without touching what is
 * stored, whether it is public, a draft, a version, a snapshot or in an archive.
 */
export function conform(fields: Fields, stored: Values): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, conformField(field, stored[name])]))
}

function conformField(field: FieldDefinition, stored: unknown): unknown {
  if (stored === undefined) return initialValue(field)
  if (field.input === 'select' && !stored) return field.schema.safeParse(undefined).data ?? stored
  if (field.input === 'group' && field.fields && isObject(stored)) return conform(field.fields, stored)
  if (holdsEntries(field) && Array.isArray(stored))
    return stored.filter(isObject).flatMap((entry) => conformEntry(field, entry))
  return stored
}

/** A block of a kind that is no more goes; the others keep what they are and where they stand. */
function conformEntry(field: FieldDefinition, entry: Values): Values[] {
  const fields = fieldsInside(field, entry)
  if (!fields) return []
  if (field.input === 'list') return [conform(fields, entry)]
  const { kind, id, hidden = false } = entry
  return [{ kind, id, hidden, ...conform(fields, entry) }]
}

/** Nothing published yet has no value for a required field; there a draft's emptiness has to do. */
function initialValue({ schema, draft }: FieldDefinition): unknown {
  const published = schema.safeParse(undefined)
  return published.success ? published.data : draft.safeParse(undefined).data
}

export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
