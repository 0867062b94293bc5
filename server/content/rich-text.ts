import type { Fields } from '#shared/content/fields.ts'
import { isObject } from '#shared/content/conform.ts'
import type { StoredValues } from './rows.ts'

/** Changes every rich text in the values, also inside groups and lists. The values may still be invalid otherwise. */
export function mapRichText(fields: Fields, values: StoredValues, change: (html: string) => string): StoredValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name] ? mapValue(fields[name], value, change) : value]),
  )
}

function mapValue(field: Fields[string], value: unknown, change: (html: string) => string): unknown {
  if (field.input === 'html' && typeof value === 'string') return change(value)
  if (field.input === 'group' && field.fields && isObject(value)) return mapRichText(field.fields, value, change)
  if (field.input === 'list' && field.fields && Array.isArray(value)) {
    const { fields } = field
    return value.map((entry) => (isObject(entry) ? mapRichText(fields, entry, change) : entry))
  }
  return value
}
