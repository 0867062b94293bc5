/** Texts of one part of the site as they come: plain, or with parameters in braces such as {name}. */
export type Texts = { readonly [key: string]: string | Texts }

/** The texts of one part, and the name under which content holds what the owner made of them. */
export type WordGroup<T extends Texts = Texts> = { readonly name: string; readonly texts: T }

/** The words of a group as code uses them: those with parameters ask for them, so that a forgotten one does not compile. */
export type Words<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? [ParameterOf<T[Key]>] extends [never]
      ? string
      : (parameters: Record<ParameterOf<T[Key]>, string | number>) => string
    : Words<T[Key]>
}
type ParameterOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never

/** What owners made of the words, by group; a text that is not here is as it comes. */
export type ChangedWords = Readonly<Record<string, unknown>>

const parameter = /\{(\w+)\}/g

export function wordGroup<const T extends Texts>(name: string, texts: T): WordGroup<T> {
  return { name, texts }
}

/** The parameters that a text names. */
export function parametersOf(text: string): string[] {
  return [...new Set([...text.matchAll(parameter)].map(([, name]) => name!))]
}

/** The words of a group, with what the owner changed. */
export function wordsFrom<T extends Texts>(group: WordGroup<T>, changed: ChangedWords = {}): Words<T> {
  return merged(group.texts, changed[group.name]) as Words<T>
}

function merged(texts: Texts, changed: unknown): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const own = isRecord(changed) ? changed[key] : undefined
      if (typeof text !== 'string') return [key, merged(text, own)]
      const shown = typeof own === 'string' && own !== '' ? own : text
      return [key, text.includes('{') ? (values: Record<string, unknown>) => filled(shown, values) : shown]
    }),
  )
}

function filled(text: string, values: Record<string, unknown>): string {
  return text.replaceAll(parameter, (all, name: string) => (Object.hasOwn(values, name) ? shownAs(values[name]) : all))
}

/** Numbers are quantities (a year is handed over as text). Intl is left alone where it would change nothing: phones pay for it. */
function shownAs(value: unknown): string {
  return typeof value === 'number' && Math.abs(value) >= 1_000 ? value.toLocaleString('de-DE') : String(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Only what differs from how the words come; undefined where nothing does. */
export function changesIn(texts: Texts, stored: unknown): Record<string, unknown> | undefined {
  if (!isRecord(stored)) return undefined
  const changes = Object.entries(texts).flatMap(([key, text]) => {
    const own = stored[key]
    const change = typeof text === 'string' ? (own === text ? undefined : own) : changesIn(text, own)
    return change === undefined ? [] : [[key, change]]
  })
  return changes.length > 0 ? (Object.fromEntries(changes) as Record<string, unknown>) : undefined
}
