import type { ObjectSchema, Fields } from './field-types.ts'
import { z } from '../zod.ts'

const unknownField = {
  error: (issue: { code?: string }) =>
    issue.code === 'unrecognized_keys' ? 'Dieses Feld gibt es nicht' : 'Bitte einen Eintrag mit Feldern angeben',
}

/** Unknown keys are refused, so that a misspelt field never vanishes without a word. */
export function objectSchema<F extends Fields>(fields: F): ObjectSchema<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]))
  return z.strictObject(shape, unknownField) as unknown as ObjectSchema<F>
}

export function draftSchema(fields: Fields) {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.draft])),
    unknownField,
  )
}
