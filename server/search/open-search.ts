import type { SearchResult } from '#shared/search/search-result.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Log } from '#server/log.ts'
import { companySource } from './company-source.ts'
import { contentSources } from './content-sources.ts'
import type { Entry } from './entry.ts'
import { pageSources } from './page-sources.ts'
import { foundTerms, readQuestion, search, type Hit } from './search.ts'
import type { Source } from './source.ts'
import { toResults } from './to-results.ts'
import { createTextIndex } from './text-index.ts'

export type Search = ReturnType<typeof openSearch>
type Indexed = { entry: Entry; fingerprint: string }

const sources: Source[] = [companySource, ...contentSources, ...pageSources]
/** Nobody waits for the first index; it is there before the first visitor asks. */
const warmUpAfterMs = 1_000
const entriesAtATime = 10
/** How many of the best may be hidden before the list gets shorter. */
const hiddenMost = 20
const everyPage = { offPaths: async () => [] }

/**
 * What visitors can find, kept in memory and in step with what is published. A change marks the sources that are made
 * of it; they are read again in the background or by whoever asks first, and only entries that differ are indexed anew.
 */
export function openSearch(
  store: ContentStore,
  feed: ChangeFeed,
  log: Log,
  pageSwitch: Pick<PageSwitch, 'offPaths'> = everyPage,
) {
  const index = createTextIndex()
  const known = new Map<Source, Map<string, Indexed>>()
  const outdated = new Set<Source>(sources)
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
    for (const source of outdated) {
      outdated.delete(source)
      try {
        await replaceEntries(source, await source.entries(store))
      } catch (cause) {
        outdated.add(source)
        throw cause
      }
    }
  }

  async function replaceEntries(source: Source, entries: Iterable<Entry>): Promise<void> {
    const before = known.get(source) ?? new Map<string, Indexed>()
    const after = new Map<string, Indexed>()
    for (const entry of entries) {
      if (after.size % entriesAtATime === entriesAtATime - 1) await new Promise(setImmediate)
      const fingerprint = fingerprintOf(entry)
      const old = before.get(entry.id)
      before.delete(entry.id)
      if (old?.fingerprint === fingerprint) {
        after.set(entry.id, old)
        continue
      }
      old?.entry.passages.forEach(index.remove)
      entry.passages.forEach(index.add)
      after.set(entry.id, { entry, fingerprint })
    }
    for (const { entry } of before.values()) entry.passages.forEach(index.remove)
    known.set(source, after)
  }

  function refreshSoon(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      refresh().catch((cause) => log.warn('search index not refreshed, trying again when asked', { cause }))
    }, afterMs).unref()
  }

  const unsubscribe = feed.subscribe((changes) => {
    const names = new Set(changes.filter(({ audience }) => audience === 'public').map(({ collection }) => collection))
    const touched = sources.filter(({ reads }) => names.has('*') || reads.some((name) => names.has(name)))
    for (const source of touched) outdated.add(source)
    if (touched.length > 0) refreshSoon(0)
  })
  refreshSoon(warmUpAfterMs)

  /** The best answers to a question, of what is published now. */
  async function find(question: string, most: number): Promise<Hit[]> {
    await upToDate()
    return shown(search(index, question, most + hiddenMost), most)
  }

  /** Without what stands on a page that is switched off. */
  async function shown(hits: Hit[], most: number): Promise<Hit[]> {
    const off = await pageSwitch.offPaths()
    return hits.filter(({ entry }) => isPageOn(entry.url, off)).slice(0, most)
  }

  return {
    find,
    /** The same for the search page, with the words found marked. */
    async results(question: string, most: number): Promise<SearchResult[]> {
      await upToDate()
      const reading = readQuestion(index, question)
      return toResults(await shown(search(index, question, most + hiddenMost, reading), most), foundTerms(reading))
    },
    /** One entry by its id, if it is published. */
    async entry(id: string): Promise<Entry | undefined> {
      await upToDate()
      for (const entries of known.values()) {
        const found = entries.get(id)
        if (found) return isPageOn(found.entry.url, await pageSwitch.offPaths()) ? found.entry : undefined
      }
      return undefined
    },
    close() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}

function fingerprintOf({ title, url, passages }: Entry): string {
  return JSON.stringify([title, url, passages.map(({ entry: _entry, ...rest }) => rest)])
}
