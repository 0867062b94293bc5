import type { AnyCollection } from '#shared/content/define.ts'
import { slug } from '#shared/text/slug.ts'
import type { StoredValues } from './rows.ts'

/** A slug of the item's title (J16). */
export function idFromTitle({ title }: AnyCollection, values: StoredValues): string {
  return slug(String(values[title] ?? ''))
}

/** The wished id, or the next free one: angebot, angebot-2, angebot-3. */
export function unusedId(wish: string, taken: ReadonlySet<string>): string {
  let id = wish
  for (let number = 2; taken.has(id); number++) id = `${wish}-${number}`
  return id
}
