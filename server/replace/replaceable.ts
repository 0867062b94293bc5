import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { text } from '#shared/content/fields.ts'
import type { Fields } from '#shared/content/field-types.ts'
import { findDefinition } from '#shared/content/index.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { replaceMessages } from '#shared/messages/replace.ts'
import type { ReplaceSide } from '#shared/replace/replace.ts'
import { publishedValues, workingValues, type StoredValues } from '#server/content/rows.ts'
import type { MediaRow } from '#server/database/rows/media.ts'
import type { DocumentRow } from '#server/database/schema.ts'

/** What the library is called where collections have their names. */
export const mediaName = 'media'
const mediaFields: Fields = { alt: text(replaceMessages.altText) }

/** Something whose texts can be changed: an item, a document, or what is known of a picture. */
export type Replaceable = {
  collection: string
  id: string
  /** Another one after every change. */
  stamp: string
  title: string
  area: string
  path: string
  fields: Fields
  sides: Partial<Record<ReplaceSide, StoredValues>>
}

/** Undefined for what an older version left behind. */
export function replaceableDocument(row: DocumentRow): Replaceable | undefined {
  const definition = findDefinition(row.collection)
  if (!definition) return undefined
  const { collection, id, version } = row
  return {
    collection,
    id,
    stamp: String(version),
    ...namesOf(definition, row),
    fields: definition.fields,
    sides: {
      ...(row.data !== null && { published: publishedValues(definition, row) }),
      ...(row.draft !== null && { draft: workingValues(definition, row) }),
    },
  }
}

export function replaceableMedia({ id, name, alt, updated_at }: MediaRow): Replaceable {
  return {
    collection: mediaName,
    id,
    stamp: updated_at,
    title: name,
    area: replaceMessages.media,
    path: adminPaths.media(),
    fields: mediaFields,
    sides: { published: { alt } },
  }
}

function namesOf(definition: AnyDefinition, row: DocumentRow): Pick<Replaceable, 'title' | 'area' | 'path'> {
  if (definition.kind === 'document')
    return { title: definition.label, area: '', path: adminPaths.document(definition.name) }
  return {
    title: titleOf(definition, workingValues(definition, row)),
    area: definition.label.one,
    path: adminPaths.item(definition.name, row.id),
  }
}
