/** What a visitor can be led to: a page, or a place on one. */
export const entryKinds = ['company', 'faq', 'service', 'training', 'page', 'job', 'post', 'project', 'legal'] as const
export type EntryKind = (typeof entryKinds)[number]

export type Entry = {
  /** Kind and name, such as `faq/erstgespraech`. */
  id: string
  kind: EntryKind
  title: string
  url: string
  passages: Passage[]
}

/** A piece of an entry that can be an answer by itself. */
export type Passage = {
  entry: Entry
  /** What stands above it; empty for the beginning of an entry. */
  heading: string
  text: string
  url: string
  /** Words that people use for it but that are not in it. They are found, never shown. */
  keywords?: string
}

export type NewPassage = { heading?: string; text: string; url?: string; keywords?: string }

export function createEntry(
  { id, kind, title, url }: Omit<Entry, 'passages'>,
  passages: (NewPassage | undefined | false)[],
): Entry {
  const entry: Entry = { id, kind, title, url, passages: [] }
  for (const passage of passages)
    if (passage && passage.text.trim() !== '')
      entry.passages.push({ heading: '', ...passage, url: passage.url ?? url, entry })
  return entry
}
