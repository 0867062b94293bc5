import { wordFieldMessages as messages } from '#shared/messages/word-fields.ts'
import { parametersOf, type Texts, type WordGroup } from '#shared/words/word-group.ts'
import { z } from '../../zod.ts'
import { group } from '../fields.ts'
import type { FieldDefinition, Fields } from '../field-types.ts'
import { withSchemas } from '../lazy-schemas.ts'

/** What a text is called in the editor. */
type WordLabel = string | { label: string; fixed: true }
/** What every text of a group is called; one that is forgotten does not compile. */
type WordLabels<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? WordLabel : { part: string; of: WordLabels<T[Key]> }
}
type AnyLabels = { readonly [key: string]: WordLabel | { part: string; of: AnyLabels } }

/** Longer ones get a field of several lines. */
const oneLine = 50
const shortestLimit = 120

/** A text that the specification fixes: it can be changed, and the editor says so. */
export function fixed(label: string): WordLabel {
  return { label, fixed: true }
}

/** The words of a part of the site as fields; what is not stored is as it comes. */
export function wordFields<T extends Texts>(label: string, { texts }: WordGroup<T>, labels: WordLabels<T>) {
  return group(label, fieldsOf(texts, labels as AnyLabels))
}

function fieldsOf(texts: Texts, labels: AnyLabels): Fields {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]): [string, FieldDefinition] => {
      const label = labels[key]!
      if (typeof text !== 'string' && typeof label === 'object' && 'part' in label)
        return [key, group(label.part, fieldsOf(text, label.of))]
      return [key, wordField(String(text), label as WordLabel)]
    }),
  )
}

function wordField(text: string, named: WordLabel): FieldDefinition {
  const { label, fixed: isFixed } = typeof named === 'string' ? { label: named, fixed: false } : named
  const limit = Math.max(shortestLimit, text.length * 3)
  const parameters = parametersOf(text)
  const plain = () =>
    z
      .string(messages.missing)
      .trim()
      .max(limit, { error: () => messages.tooLong(limit) })
  const help = [
    ...(isFixed ? [messages.fixed] : []),
    ...(parameters.length > 0 ? [messages.parameters(parameters.map(inBraces).join(', '))] : []),
  ].join('. ')
  const schema = () =>
    plain()
      .min(1, messages.missing)
      .refine((value) => problemIn(value, parameters) === undefined, {
        error: ({ input }) => problemIn(String(input), parameters),
      })
      .default(text)
  const input = text.length > oneLine ? ('multiline' as const) : ('text' as const)
  return withSchemas(
    { input, label, help: help || undefined, required: true },
    { schema, draft: () => plain().default(text) },
  )
}

/** A parameter that the site does not fill, or one that would be missing. */
function problemIn(value: string, parameters: readonly string[]): string | undefined {
  const named = parametersOf(value)
  const unknown = named.find((name) => !parameters.includes(name))
  if (unknown) return messages.unknownParameter(inBraces(unknown))
  const missing = parameters.find((name) => !named.includes(name))
  return missing && messages.missingParameter(inBraces(missing))
}

function inBraces(name: string): string {
  return `{${name}}`
}
