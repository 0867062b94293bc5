import { fieldsInside, holdsEntries } from '#shared/content/blocks-field.ts'
import type { FieldDefinition, Fields } from '#shared/content/fields.ts'
import { isObject } from '#shared/content/conform.ts'
import type { StoredValues } from './rows.ts'

/** Where a rich text stands: its field, and the way to it such as "blocks.2.body". */
type RichTextPlace = { field: FieldDefinition; path: string }
type Change = (html: string, place: RichTextPlace) => string

/** Changes every rich text in the values, also inside groups, lists and blocks. The values may still be invalid otherwise. */
export function mapRichText(fields: Fields, values: StoredValues, change: Change, before = ''): StoredValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      return [name, field ? mapValue({ field, path: before + name }, value, change) : value]
    }),
  )
}

function mapValue(place: RichTextPlace, value: unknown, change: Change): unknown {
  const { path, field } = place
  if (field.input === 'html' && typeof value === 'string') return change(value, place)
  if (field.input === 'group' && field.fields && isObject(value))
    return mapRichText(field.fields, value, change, `${path}.`)
  if (!holdsEntries(field) || !Array.isArray(value)) return value
  return value.map((entry, index) => {
    const fields = fieldsInside(field, entry)
    return fields && isObject(entry) ? mapRichText(fields, entry, change, `${path}.${index}.`) : entry
  })
}
