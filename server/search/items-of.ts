import { collections, type CollectionName } from '#shared/content/index.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { createEntry } from './entry.ts'
import { readableText } from './readable-text.ts'
import { eachOf, type Source } from './source.ts'

/** The items of a collection as its definition describes them: its texts, and its facts as "Label: value". */
export function itemsOf(name: CollectionName, addressOf: (id: string) => string): Source {
  const { title, fields, label } = collections[name]
  return eachOf(name, (item: Record<string, unknown> & { id: string }) => {
    const lines = Object.entries<FieldDefinition>(fields).flatMap(([key, field]) =>
      key === title ? [] : linesOf(field, item[key]),
    )
    return createEntry(
      { id: `${name}/${item.id}`, kind: 'page', title: String(item[title]), url: addressOf(item.id) },
      [{ text: lines.join('\n') || String(item[title]), keywords: `${label.one} ${label.many}` }],
    )
  })
}

function linesOf(field: FieldDefinition, value: unknown): string[] {
  if (value === '' || value === null || value === undefined) return []
  switch (field.input) {
    case 'multiline':
      return [String(value)]
    case 'html':
      return [readableText(String(value))]
    case 'lines':
    case 'tags':
      return (value as string[]).map((line) => `- ${line}`)
    case 'select':
      return [`- ${field.label}: ${field.options?.[String(value)] ?? String(value)}`]
    case 'text':
    case 'number':
      return [`- ${field.label}: ${String(value)}`]
    default:
      return []
  }
}
