import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AnyDocument } from '#shared/content/define.ts'
import type { FieldDefinition, Fields } from '#shared/content/field-types.ts'
import { documents } from '#shared/content/index.ts'
import type { FoundPlace } from '#shared/lists/admin-list.ts'
import { wordFinder } from '#shared/search/search-words.ts'

type KnownField = {
  document: AnyDocument
  path: string
  label: string
  /** The document and the groups around it. */
  within: string
}

/** Fields by what they are called: of the settings, the company profile, the legal texts, the words of the site. */
export function findFields(question: string, isMeant: (document: AnyDocument) => boolean, most: number): FoundPlace[] {
  if (question.trim() === '') return []
  const isFound = wordFinder(question)
  return Object.values<AnyDocument>(documents)
    .filter(isMeant)
    .flatMap((document) => fieldsIn(document, document.fields, '', [document.label]))
    .filter(({ label, within }) => isFound(`${label} ${within}`))
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
