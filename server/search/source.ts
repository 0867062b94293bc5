import type { MeasuredResult } from '#shared/accessibility/measured.ts'
import type { ShownSecurity } from '#shared/site-security/site-security.ts'
import type { CollectionName, ContentName, ItemOf } from '#shared/content/index.ts'
import { foundWords } from '#shared/messages/search.ts'
import { wordsFrom, type Words } from '#shared/words/word-group.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import { readWords } from '#server/content/read-words.ts'
import type { Entry } from './entry.ts'

/** Part of what can be found: which content it is made of, and how. Drafts are not part of what the store lists (I6). */
export type Source = ItemSource | ComposedSource

/** What items are told with beside their own values: how facts are called, and the names of what they chose. */
export type Telling = { words: Words<typeof foundWords.texts>; nameOf(choice: Choice, id: string): string }

/** A collection whose items are found one by one: where one changes, only that one is read again. */
export type ItemSource = {
  collection: CollectionName
  /** What all of its items are told with; where that changes, all are read again. */
  reads: readonly ContentName[]
  entryOf(item: object, telling: Telling): Entry
}

/** What was measured of the site, which stands on pages as well; the feed tells of it under the same name. */
export type Measurements = {
  accessibility(): Promise<MeasuredResult | undefined>
  siteSecurity(): Promise<ShownSecurity | undefined>
  now(): Date
}
type MeasurementName = Exclude<keyof Measurements, 'now'>

/** Made of several things: where one of them changes, all of it is read again. */
export type ComposedSource = {
  reads: readonly (ContentName | MeasurementName)[]
  entries(store: PublishedReads, measured: Measurements): Promise<Entry[]>
}

const choices = ['faqTopics', 'trainingFormats', 'trainingLevels'] as const satisfies readonly CollectionName[]
type Choice = (typeof choices)[number]

export function eachOf<Name extends CollectionName>(
  collection: Name,
  entryOf: (item: ItemOf<Name>, telling: Telling) => Entry,
  reads: readonly ContentName[] = [],
): Source {
  // It is given items of this collection only, which a list of all sources cannot say.
  return { collection, reads, entryOf: entryOf as ItemSource['entryOf'] }
}

/** Read once for all items that are told now; sources that need none of it cost nothing. */
export async function readTelling(store: PublishedReads, reads: readonly ContentName[]): Promise<Telling> {
  const names = await Promise.all(
    choices.map(async (choice) => {
      const options = reads.includes(choice) ? await store.list(choice) : []
      return [choice, new Map(options.map(({ id, title }) => [id, title]))] as const
    }),
  )
  const byChoice = new Map(names)
  return {
    words: reads.includes('wordsSearch') ? await readWords(store, foundWords) : wordsFrom(foundWords),
    nameOf: (choice, id) => byChoice.get(choice)?.get(id) ?? '',
  }
}
