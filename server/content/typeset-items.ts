import { isLegalName } from '#shared/addresses/legal-names.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { collections } from '#shared/content/index.ts'
import type { FieldInput } from '#shared/content/field-types.ts'
import { mapTexts } from '#shared/content/map-texts.ts'
import { registeredServices } from '#shared/content/registered-services.ts'
import { typesetHtml } from '#shared/text/typeset-html.ts'
import { typeset, typesetSentences } from '#shared/text/typography.ts'
import type { StoredValues } from './rows.ts'

/** By the kind of field: names and titles keep their letters, sentences may have joints in them. */
const setters: Partial<Record<FieldInput, (text: string) => string>> = {
  html: typesetHtml,
  multiline: typesetSentences,
  text: typeset,
  lines: typesetSentences,
}

/** Published content as it is printed on pages (shared/text/typography.ts). */
export function typesetItems<Item extends object>(
  { name, fields }: Pick<AnyDefinition, 'name' | 'fields'>,
  items: Item[],
): Item[] {
  if (!isSet(name)) return items
  return items.map(
    (item) =>
      // Only texts change, and they stay texts.
      mapTexts(fields, item as StoredValues, (text, { field: { input } }) => setters[input]?.(text) ?? text) as Item,
  )
}

/** What people read: lists, pages and legal texts. Settings hold names and values that scripts compare. */
function isSet(name: string): boolean {
  return (name in collections && name !== registeredServices.name) || isLegalName(name)
}
