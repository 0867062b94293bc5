import { fieldsInside, holdsEntries, kindOfBlock } from './blocks-field.ts'
import { isObject } from './conform.ts'
import type { FieldDefinition, FieldInput, Fields } from './field-types.ts'

type Values = Record<string, unknown>
/** Where a text stands: its field, the way to it such as "blocks.2.body", and the same in words. */
export type TextPlace = { field: FieldDefinition; path: string; labels: readonly string[] }
type ChangeText = (text: string, place: TextPlace) => string

const oneText: ReadonlySet<FieldInput> = new Set(['text', 'multiline', 'html', 'link', 'image'])
const manyTexts: ReadonlySet<FieldInput> = new Set(['lines', 'tags'])

/**
 * Changes every text in the values along their fields, also inside groups, lists and blocks; what a field does not hold
 * stays as it is. The values may still be invalid otherwise.
 */
export function mapTexts(
  fields: Fields,
  values: Values,
  change: ChangeText,
  before: { path: string; labels: readonly string[] } = { path: '', labels: [] },
): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      if (!field) return [name, value]
      const place = { field, path: before.path + name, labels: [...before.labels, field.label] }
      return [name, mapValue(place, value, change)]
    }),
  )
}

function mapValue(place: TextPlace, value: unknown, change: ChangeText): unknown {
  const { field, path, labels } = place
  if (typeof value === 'string') return oneText.has(field.input) ? change(value, place) : value
  if (field.input === 'group' && field.fields && isObject(value))
    return mapTexts(field.fields, value, change, { path: `${path}.`, labels })
  if (!Array.isArray(value)) return value
  if (manyTexts.has(field.input))
    return value.map((entry, index) =>
      typeof entry === 'string' ? change(entry, { ...place, path: `${path}.${index}` }) : entry,
    )
  if (!holdsEntries(field)) return value
  return value.map((entry, index) => {
    const inside = fieldsInside(field, entry)
    if (!inside || !isObject(entry)) return entry
    const within = [...labels, nameOfEntry(field, entry, index)]
    return mapTexts(inside, entry, change, { path: `${path}.${index}.`, labels: within })
  })
}

function nameOfEntry(field: FieldDefinition, entry: unknown, index: number): string {
  return field.kinds?.[kindOfBlock(entry)]?.label ?? `${field.itemLabel ?? ''} ${index + 1}`.trim()
}
