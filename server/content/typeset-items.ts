import { isLegalName } from '#shared/addresses/legal-names.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { collections } from '#shared/content/index.ts'
import { mapTexts } from '#shared/content/map-texts.ts'
import { registeredServices } from '#shared/content/registered-services.ts'
import { typesetHtml } from '#shared/text/typeset-html.ts'
import { typeset } from '#shared/text/typography.ts'
import type { StoredValues } from './rows.ts'

const setInputs: ReadonlySet<string> = new Set(['text', 'multiline', 'lines'])

/** Published content as it is printed on pages (shared/text/typography.ts). */
export function typesetItems<Item extends object>(
  { name, fields }: Pick<AnyDefinition, 'name' | 'fields'>,
  items: Item[],
): Item[] {
  if (!isSet(name)) return items
  return items.map(
    (item) =>
      // Only texts change, and they stay texts.
      mapTexts(fields, item as StoredValues, (text, { field: { input } }) => {
        if (input === 'html') return typesetHtml(text)
        return setInputs.has(input) ? typeset(text) : text
      }) as Item,
  )
}

/** What people read: lists, pages and legal texts. Settings hold names and values that scripts compare. */
function isSet(name: string): boolean {
  return (name in collections && name !== registeredServices.name) || isLegalName(name)
}
