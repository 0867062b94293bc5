import { AppError, type FieldError } from '#shared/errors.ts'
import { mapTexts } from '#shared/content/map-texts.ts'
import { replaceMessages as words } from '#shared/messages/replace.ts'
import { sanitiseValues } from '#server/content/sanitise.ts'
import type { ChangedItem, SidesOf } from './changed-items.ts'
import type { Replaceable } from './replaceable.ts'

/** What is about to be written. */
export type Prepared = { found: Replaceable; sides: SidesOf }

export function cleanSides({ fields }: Replaceable, sides: SidesOf): SidesOf {
  return Object.fromEntries(Object.entries(sides).map(([side, values]) => [side, sanitiseValues(fields, values)]))
}

/** Writes all of them or fails as a whole: whatever stands in the way is named, so that one look is enough. */
export async function writeAll(
  prepared: readonly Prepared[],
  write: (item: Prepared) => Promise<ChangedItem>,
): Promise<ChangedItem[]> {
  const changed: ChangedItem[] = []
  const gone: FieldError[] = []
  const invalid: FieldError[] = []
  for (const item of prepared)
    try {
      changed.push(await write(item))
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      const { title } = item.found
      if (cause.code === 'conflict' || cause.code === 'not-found') gone.push({ path: title, message: '' })
      else if (cause.code === 'invalid-fields') invalid.push(...namedProblems(item, cause.details.fields ?? []))
      else throw cause
    }
  if (gone.length > 0) throw refuseAll('conflict', gone)
  if (invalid.length > 0) throw refuseAll('invalid-fields', invalid)
  return changed
}

/** Nothing was written; `fields` names the items that stand in the way. */
export function refuseAll(code: 'conflict' | 'invalid-fields', fields: FieldError[]): AppError {
  const [status, message] = code === 'conflict' ? [409, words.conflict] : [422, words.invalid]
  return new AppError(code, status, message, { fields })
}

/** In the words of the editor instead of "blocks.2.title". */
function namedProblems({ found, sides }: Prepared, problems: FieldError[]): FieldError[] {
  const labels = new Map<string, string>()
  for (const values of Object.values(sides))
    mapTexts(found.fields, values, (text, place) => {
      labels.set(place.path, place.labels.join(' › '))
      return text
    })
  return problems.map(({ path, message }) => ({
    path: [found.title, labels.get(path) ?? found.fields[path]?.label].filter(Boolean).join(' › '),
    message,
  }))
}
