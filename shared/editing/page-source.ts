import { itemAt } from '#shared/addresses/item-address.ts'
import { isLegalName } from '#shared/addresses/legal-names.ts'

/** What the bar for editors on public pages shows. */
export type EditBarFacts = {
  /** What is edited, in German. */
  title: string
  /** Where it stands between editors and visitors, in German. */
  state: string
  /** Where the editor of what the page shows is; null where this person may not write it. */
  edit: string | null
  /** How many items wait as drafts. */
  drafts: number
}

/** What the text of a public page is written in: an item with a page of its own, a legal text, or the texts of a page. */
export type PageSource =
  | { kind: 'item'; collection: string; address: string }
  | { kind: 'document'; name: string }
  | { kind: 'page'; id: string }

export function pageSource(path: string): PageSource {
  const item = itemAt(path)
  if (item) return { kind: 'item', ...item }
  const [first = ''] = path.split('/').filter(Boolean)
  if (isLegalName(first)) return { kind: 'document', name: first }
  return { kind: 'page', id: first || 'home' }
}
