import type { Fields } from './content/fields.ts'

/** A field that still waits for the owner, and how often it says so. */
export type Gap = { field: string; count: number }

const placeholder = /\[Platzhalter: [^\]]*\]/g

/** Where the built-in texts ask the owner to fill something in, such as „[Platzhalter: USt-IdNr.]“. */
export function findGaps(fields: Fields, values: Record<string, unknown>): Gap[] {
  return Object.entries(fields).flatMap(([name, { label, fields: inner }]) => {
    const value = values[name]
    if (inner && isRecord(value)) return findGaps(inner, value)
    const count = JSON.stringify(value ?? '').match(placeholder)?.length ?? 0
    return count > 0 ? [{ field: label, count }] : []
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
