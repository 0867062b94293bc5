import type { AnyDocument } from '#shared/content/define.ts'
import { wordDocuments } from '#shared/content/words/word-documents.ts'
import { leavesOf, valueAt, type Values } from '#shared/editing/values.ts'

/** One text: where it stands, what it is called, what it says, and whether the owner changed it. */
type WordRow = { path: string; label: string; text: string; changed: boolean }
export type WordDocument = { name: string; label: string; rows: WordRow[] }

const definitions: Record<string, AnyDocument> = wordDocuments

export const wordDocumentNames = Object.keys(definitions)

/** The texts of a document in their order, each with the names of the parts it stands in. */
export function wordRows({ name, values }: { name: string; values: Values }): WordDocument {
  const { label, fields, schema, defaults } = definitions[name]!
  const initial = schema.parse(defaults)
  const rows = leavesOf(fields, values).map(({ path, value, labels }) => ({
    path,
    label: labels.join(' › '),
    text: String(value ?? ''),
    changed: value !== valueAt(initial, path),
  }))
  return { name, label, rows }
}

/** Every word has to appear, in what it is called or in what it says. */
export function searchWordRows(documents: readonly WordDocument[], search: string): WordDocument[] {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  return documents
    .map(({ rows, ...document }) => ({
      ...document,
      rows: rows.filter(({ label, text }) => {
        const searched = `${document.label} ${label} ${text}`.toLocaleLowerCase('de')
        return words.every((word) => searched.includes(word))
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}
