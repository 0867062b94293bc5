import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AnyDocument } from '#shared/content/define.ts'
import type { FieldDefinition, Fields } from '#shared/content/fields.ts'
import { documents } from '#shared/content/index.ts'
import type { FoundPlace } from '#shared/lists/admin-list.ts'
import { questionWords, textWords, wordFinder } from '#shared/search/search-words.ts'
import { createWordIndex } from './word-index.ts'

type KnownField = {
  document: AnyDocument
  path: string
  label: string
  /** The document and the groups around it. */
  within: string
}

/** Made for the first who searches: a start must not wait for it. */
let known: ReturnType<typeof indexFields> | undefined

/** Fields by what they are called: of the settings, the company profile, the legal texts, the words of the site. */
export function findFields(question: string, isMeant: (document: AnyDocument) => boolean, most: number): FoundPlace[] {
  const index = (known ??= indexFields())
  const holders = questionWords(question).map((spellings) => index.holding(...spellings))
  if (holders.length === 0) return []
  const found: KnownField[] = []
  for (let number = 0; number < index.size; number++) {
    const field = holders.every((held) => held[number]) ? index.ownerAt(number) : undefined
    if (field && isMeant(field.document)) found.push(field)
  }
  const isFound = wordFinder(question)
  return found
    .map((field) => ({ field, rank: rankOf(field, question, isFound) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ field: { document, path, label, within } }) => ({
      kind: 'field',
      title: label,
      note: within,
      path: adminPaths.field(document.name, path),
    }))
}

function indexFields() {
  const index = createWordIndex<KnownField>()
  for (const document of Object.values<AnyDocument>(documents))
    for (const field of fieldsIn(document, document.fields, '', [document.label]))
      index.add(field, textWords(`${field.label} ${field.within}`))
  return index
}

function fieldsIn(document: AnyDocument, fields: Fields, before: string, around: string[]): KnownField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = before + name
    const own = { document, path, label: field.label, within: around.join(' › ') }
    return [own, ...fieldsIn(document, innerOf(field), `${path}.`, [...around, field.label])]
  })
}

/** Entries of a list have no place of their own before somebody makes one. */
function innerOf({ input, fields }: FieldDefinition): Fields {
  return input === 'group' && fields ? fields : {}
}

/** What is called so comes first, then what begins so, holds it, or stands in something that does; settings before words. */
function rankOf({ document, label }: KnownField, question: string, isFound: (text: string) => boolean): number {
  const [said, asked] = [label, question.trim()].map((text) => text.toLocaleLowerCase('de')) as [string, string]
  const byName = said === asked ? 0 : said.startsWith(asked) ? 2 : isFound(label) ? 4 : 6
  return byName + (document.part === 'words' ? 1 : 0)
}
