import { blockPlace, fieldsInside, holdsEntries, kindOfBlock } from '../content/blocks-field.ts'
import type { FieldDefinition, Fields } from '../content/field-types.ts'

/** The fields of an item, and the way to one of them: "blocks.2.title". */
export type Values = Record<string, unknown>
export type Path = string

export function valueAt(values: unknown, path: Path): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isContainer(value) ? (value as Record<string, unknown>)[key] : undefined), values)
}

/** A copy in which only what lies on the path is new. */
export function withValueAt<Container>(values: Container, path: Path, value: unknown): Container {
  const [key = '', ...rest] = path.split('.')
  const inner = isContainer(values) ? (values as Record<string, unknown>)[key] : undefined
  const next = rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join('.'), value)
  if (Array.isArray(values)) return values.with(Number(key), next) as Container
  return { ...values, [key]: next }
}

/** Every field below the given ones that holds a value of its own, with its path in these values and its labels. */
export type Leaf = {
  path: Path
  /** The same in every version: a block is known by its mark, wherever it stands. */
  key: string
  field: FieldDefinition
  value: unknown
  labels: string[]
}
export function leavesOf(
  fields: Fields,
  values: Values,
  before = '',
  labels: string[] = [],
  keyBefore = before,
): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [path, key] = [before + name, keyBefore + name]
    const value = values[name]
    const here = [...labels, field.label]
    if (field.input === 'group' && field.fields)
      return leavesOf(field.fields, asValues(value), `${path}.`, here, `${key}.`)
    if (holdsEntries(field))
      return asList(value).flatMap((entry, index) => {
        const place = `${path}.${index}.`
        const mark = field.input === 'blocks' ? String(asValues(entry).id ?? index) : String(index)
        const inside = { ...(field.input === 'blocks' && blockPlace), ...fieldsInside(field, entry) }
        const named = [...labels, entryName(field, entry, index)]
        return leavesOf(inside, asValues(entry), place, named, `${key}.${mark}.`)
      })
    return [{ path, key, field, value, labels: here }]
  })
}

/** How an entry is called: by its place, and a block also by what it is. */
function entryName(field: FieldDefinition, entry: unknown, index: number): string {
  const kind = field.kinds?.[kindOfBlock(entry)]?.label
  const label = `${field.itemLabel ?? field.label} ${index + 1}`
  return kind ? `${label} (${kind})` : label
}

/** Whether two values say the same; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame((a as Values)[key], (b as Values)[key]))
}

/** The fields of `next` that differ from `before`: what has to be saved. */
export function changesBetween(before: Values, next: Values): Values {
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => !isSame(before[name], value)))
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function asValues(value: unknown): Values {
  return isContainer(value) && !Array.isArray(value) ? (value as Values) : {}
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
