import { fieldsInside, holdsEntries } from '#shared/content/blocks-field.ts'
import type { FieldDefinition, Fields } from '#shared/content/field-types.ts'
import { isObject } from '#shared/content/conform.ts'
import type { Values } from '#shared/editing/values.ts'

/** What to do with each text that may name a picture: an image field or rich text, with the path to it. */
export type PictureMapping = {
  image(value: string, field: FieldDefinition, path: string): string
  html(value: string, path: string): string
}

/** Walks the values along their fields, also through groups, lists and blocks. */
export function mapPictures(fields: Fields, values: Values, mapping: PictureMapping, path = ''): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name] ? mapValue(fields[name], value, mapping, path ? `${path}.${name}` : name) : value,
    ]),
  )
}

function mapValue(field: FieldDefinition, value: unknown, mapping: PictureMapping, path: string): unknown {
  if (field.input === 'image' && typeof value === 'string') return mapping.image(value, field, path)
  if (field.input === 'html' && typeof value === 'string') return mapping.html(value, path)
  if (field.input === 'group' && field.fields && isObject(value)) return mapPictures(field.fields, value, mapping, path)
  if (!holdsEntries(field) || !Array.isArray(value)) return value
  return value.map((entry, index) => {
    const fields = fieldsInside(field, entry)
    return fields && isObject(entry) ? mapPictures(fields, entry, mapping, `${path}.${index}`) : entry
  })
}
