import type { AnyDefinition } from '#shared/content/define.ts'
import type { Path, Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'

/** What the server would say if the values were published now: the very same schema. */
export function problemsOf({ schema }: AnyDefinition, values: Values): Map<Path, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return firstOfEach(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

export function firstOfEach(errors: FieldError[]): Map<Path, string> {
  return new Map(errors.toReversed().map(({ path, message }) => [path, message]))
}
