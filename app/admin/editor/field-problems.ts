import type { AnyDefinition } from '#shared/content/define.ts'
import type { Path, Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'
import { controlId } from '#admin/kit/form-context.ts'

/** What the server would say if the values were published now: the very same schema. */
export function problemsOf({ schema }: AnyDefinition, values: Values): Map<Path, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return firstOfEach(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

export function firstOfEach(errors: FieldError[]): Map<Path, string> {
  return new Map(errors.toReversed().map(({ path, message }) => [path, message]))
}

/** The field that an address leads to, as adminPaths.field writes it. */
export function fieldInHash(hash: string): Path | undefined {
  return hash.startsWith('#feld-') ? decodeURIComponent(hash.slice('#feld-'.length)) : undefined
}

/** Opens everything around a field, brings it into view and puts the keyboard there. Answers what has the keyboard. */
export function jumpToField(path: Path): HTMLElement | undefined {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const part = parts.slice(0, length).join('.')
    const place = document.querySelector(`[data-field="${CSS.escape(part)}"]`)
    if (!place) continue
    for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    const control =
      document.getElementById(controlId(part)) ??
      place.querySelector<HTMLElement>('input, textarea, select, button, summary')
    place.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    return control ?? undefined
  }
  return undefined
}
