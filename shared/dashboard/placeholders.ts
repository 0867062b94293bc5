import type { FieldInput, Fields } from '#shared/content/field-types.ts'

/** A field that still waits for the owner, where it stands, and how often it says so. */
export type FieldPlaceholders = { path: string; field: string; input: FieldInput; count: number }

const placeholder = /\[Platzhalter: [^\]]{0,500}\]/g

/** Where the built-in texts ask the owner to fill something in, such as „[Platzhalter: USt-IdNr.]“. */
export function findPlaceholders(fields: Fields, values: Record<string, unknown>, before = ''): FieldPlaceholders[] {
  return Object.entries(fields).flatMap(([name, { label, input, fields: inner }]) => {
    const value = values[name]
    const path = before + name
    if (inner && isRecord(value)) return findPlaceholders(inner, value, `${path}.`)
    const count = JSON.stringify(value ?? '').match(placeholder)?.length ?? 0
    return count > 0 ? [{ path, field: label, input, count }] : []
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
