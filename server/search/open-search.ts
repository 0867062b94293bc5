import { setImmediate } from 'node:timers/promises'
import { searchResultsCounted, type SearchAnswer } from '#shared/search/search-result.ts'
import type { Change, ChangeFeed } from '#server/database/change-feed.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import type { Log } from '#server/base/log.ts'
import { companySource } from './company-source.ts'
import { contentSources } from './content-sources.ts'
import { createEntryIndex } from './entry-index.ts'
import type { Entry } from './entry.ts'
import { pageSources } from './page-sources.ts'
import { foundTerms, readQuestion, search, type Hit } from './search.ts'
import { readTelling, type ItemSource, type Measurements, type Source } from './source.ts'
import { toAnswer } from './to-answer.ts'

export type Search = ReturnType<typeof openSearch>

const sources: Source[] = [companySource, ...contentSources, ...pageSources]
/** Nobody waits for the first index; it is there before the first visitor asks. */
const warmUpAfterMs = 1_000
const everyPage = { offPaths: async () => [] }
const nothingMeasured: Measurements = {
  accessibility: async () => undefined,
  siteSecurity: async () => undefined,
  now: () => new Date(),
}

/**
 * What visitors can find, kept in memory and in step with what is published. A change marks the items and the sources that
 * are made of it; they are read again in the background or by whoever asks first.
 */
export function openSearch(
  store: PublishedReads,
  feed: ChangeFeed,
  log: Log,
  pageSwitch: Pick<PageSwitch, 'offPaths'> = everyPage,
  measured: Measurements = nothingMeasured,
) {
  const entries = createEntryIndex<Source>()
  const { index } = entries
  /** What is to be read again of each source: some items, or everything. */
  const outdated = new Map<Source, Set<string> | 'all'>(sources.map((source) => [source, 'all']))
  let refreshing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function refresh(): Promise<void> {
    refreshing ??= readOutdated().finally(() => (refreshing = undefined))
    return refreshing
  }

  async function upToDate(): Promise<void> {
    while (outdated.size > 0 || refreshing) await refresh()
  }

  async function readOutdated(): Promise<void> {
    for (const [source, ids] of outdated) {
      outdated.delete(source)
      try {
        if (!('collection' in source)) entries.replaceAll(source, await source.entries(store, measured))
        else if (ids === 'all') await readAll(source)
        else await readItems(source, [...ids])
      } catch (cause) {
        outdated.set(source, 'all')
        throw cause
      }
    }
  }

  /** In parts, so that ten thousand items neither hold up requests nor are in memory at once. */
  async function readAll(source: ItemSource): Promise<void> {
    const gone = new Set(entries.keysOf(source))
    const telling = await readTelling(store, source.reads)
    for await (const items of store.parts(source.collection))
      for (const item of items) {
        // Requests have their turn.
        await setImmediate()
        entries.put(source, item.id, source.entryOf(item, telling))
        gone.delete(item.id)
      }
    for (const id of gone) entries.remove(source, id)
  }

  async function readItems(source: ItemSource, ids: string[]): Promise<void> {
    const items = await store.several(source.collection, ids)
    const telling = await readTelling(store, source.reads)
    const found = new Map(items.map((item) => [item.id, item]))
    for (const id of ids) {
      const item = found.get(id)
      if (item) entries.put(source, id, source.entryOf(item, telling))
      else entries.remove(source, id)
    }
  }

  function refreshSoon(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      refresh().catch((cause) => log.warn('search index not refreshed, trying again when asked', { cause }))
    }, afterMs).unref()
  }

  /** What a change makes old of a source. */
  function markOutdated(source: Source, { collection, documentId }: Change): boolean {
    const isItem = 'collection' in source && source.collection === collection
    // Any text may take something from the company profile.
    const isWhole =
      collection === '*' || collection === 'companyProfile' || source.reads.some((name) => name === collection)
    if (!isItem && !isWhole) return false
    const before = outdated.get(source)
    if (isWhole || before === 'all') outdated.set(source, 'all')
    else outdated.set(source, (before ?? new Set()).add(documentId))
    return true
  }

  const unsubscribe = feed.subscribe((changes) => {
    const seen = changes.filter(({ audience }) => audience === 'public')
    const touched = seen.flatMap((change) => sources.filter((source) => markOutdated(source, change)))
    if (touched.length > 0) refreshSoon(0)
  })
  refreshSoon(warmUpAfterMs)

  /** The best answers to a question, of what is published now. */
  async function find(question: string, most: number): Promise<Hit[]> {
    const isShown = await readShown()
    await upToDate()
    return search(index, question, { most, isShown })
  }

  /** What stands on a page that is switched off is not shown. */
  async function readShown(): Promise<(entry: Entry) => boolean> {
    const off = await pageSwitch.offPaths()
    return ({ url }) => isPageOn(url, off)
  }

  return {
    find,
    /** The same for the search page, with the words found marked. */
    async results(question: string, most: number, kind?: string | null): Promise<SearchAnswer> {
      const isShown = await readShown()
      await upToDate()
      const reading = readQuestion(index, question)
      const hits = search(index, question, { most: searchResultsCounted, isShown, reading })
      return toAnswer(hits, foundTerms(reading), { most, kind })
    },
    /** One entry by its id, if it is published. */
    async entry(id: string): Promise<Entry | undefined> {
      await upToDate()
      const found = entries.get(id)
      const isShown = await readShown()
      return found && isShown(found) ? found : undefined
    },
    close() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
