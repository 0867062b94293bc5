import { checkOwnKeys, checkPage, registerOf } from '#shared/self-test/check-page.ts'
import { readPageHtml } from '#shared/self-test/read-page-html.ts'
import {
  collectFindings,
  isClean,
  mayBeSealed,
  type PageFinding,
  type SelfTestResult,
} from '#shared/self-test/self-test.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { isNightlyDue } from '#server/backup/nightly.ts'
import type { Chore } from '#server/chores.ts'
import type { Config } from '#server/config.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { runClaimed } from '#server/database/run-claimed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/log.ts'
import { addressesOf, newsOf, withoutOldPosts, type News } from './pages-to-read.ts'

/** A page as visitors get it, rendered by this process. */
export type ReadOwnPage = (path: string) => Promise<Response>
type Parts = {
  database: Database
  store: PublishedContent
  feed: Pick<ChangeFeed, 'subscribe' | 'catchUp'>
  config: Pick<Config, 'publicUrl'>
  /** Addresses of everything that visitors can find. */
  paths: () => Promise<string[]>
  readOwnPage: ReadOwnPage
  log: Log
  now: () => Date
}

/** Every public page, or those that what was published may have changed. */
type Which = 'all' | 'changed'

const minuteMs = 60_000
/** The name under which the feed tells of a result that pages show. */
const feedName = 'selfTest'
const theRow = 1

/**
 * Reads public pages as a browser would and compares them with the register: all of them at night and on request, and after
 * publishing those that may have become others.
 */
export function openSelfTest({ config, database, store, feed, paths, readOwnPage, log, now }: Parts) {
  const openedAt = now().toISOString()
  let news: News | undefined
  let running: { which: Which; result: Promise<SelfTestResult> } | undefined
  const unsubscribe = feed.subscribe((changes) => {
    const seen = changes.filter(({ audience, collection }) => audience === 'public' && collection !== feedName)
    if (seen.length > 0) news = newsOf(news, seen, now().getTime())
  })

  async function last(): Promise<SelfTestResult | undefined> {
    const row = await database.query.selectFrom('self_tests').select('result').executeTakeFirst()
    return row && (JSON.parse(row.result) as SelfTestResult)
  }

  async function pathsToRead(changed: ReadonlySet<string> | undefined): Promise<string[]> {
    const all = await paths()
    return changed ? withoutOldPosts(all, await addressesOf(changed, store)) : all
  }

  async function check(changed: ReadonlySet<string> | undefined): Promise<SelfTestResult> {
    // What is published from now on may not be in it.
    const at = now().toISOString()
    const register = registerOf(await store.list('registeredServices'), config.publicUrl.origin)
    const found: { path: string; findings: PageFinding[] }[] = [{ path: '', findings: checkOwnKeys(register) }]
    const hosts = new Set<string>()
    const read = await pathsToRead(changed)
    for (const path of read) {
      const response = await readOwnPage(path)
      if (response.status !== 200) {
        found.push({ path, findings: [{ rule: 'unreadable', detail: String(response.status) }] })
        continue
      }
      const { headers } = response
      const page = { cookies: headers.getSetCookie(), policy: headers.get('content-security-policy') }
      const { findings, declaredHosts } = checkPage({ ...page, reading: readPageHtml(await response.text()) }, register)
      found.push({ path, findings })
      declaredHosts.forEach((host) => hosts.add(host))
      // Visitors have their turn in between.
      await new Promise(setImmediate)
    }
    const findings = collectFindings(found)
    return { at, pages: read.length, findings, declaredHosts: [...hosts].toSorted() }
  }

  /** Pages are told only when what they say of it is something else now. */
  async function keep(result: SelfTestResult): Promise<void> {
    const before = sealOf(await last())
    await inWriteTransaction(database, async (transaction) => {
      await transaction.deleteFrom('self_tests').execute()
      await transaction
        .insertInto('self_tests')
        .values({ id: theRow, at: result.at, result: JSON.stringify(result) })
        .execute()
      if (sealOf(result) === before) return
      await transaction
        .insertInto('changes')
        .values({ collection: feedName, document_id: feedName, version: 0, audience: 'public', at: result.at })
        .execute()
    })
    await feed.catchUp()
  }

  async function runOnce(which: Which): Promise<SelfTestResult> {
    await feed.catchUp()
    const changed = which === 'changed' ? news?.posts : undefined
    news = undefined
    const result = await check(changed).catch((cause: unknown) => {
      news = { at: now().getTime(), posts: undefined }
      throw cause
    })
    await keep(result)
    const rules = [...new Set(result.findings.map(({ rule }) => rule))].join(' ')
    log.info('privacy self-test', { pages: result.pages, findings: result.findings.length, rules })
    return result
  }

  /** Whoever asks while one is under way gets its result, if it reads what was asked for. */
  async function run(which: Which = 'all'): Promise<SelfTestResult> {
    const again = () => run(which)
    if (which === 'all' && running?.which === 'changed') return running.result.then(again, again)
    running ??= { which, result: runOnce(which).finally(() => (running = undefined)) }
    return running.result
  }

  function sealOf(result: SelfTestResult | undefined): string | undefined {
    return result && mayBeSealed(result, now()) ? germanDay(new Date(result.at)) : undefined
  }

  async function whatIsDue(): Promise<Which | undefined> {
    const result = await last()
    if (isNightlyDue({ provenAt: result?.at, failedAt: undefined, openedAt }, now())) return 'all'
    // Another node may have looked since.
    if (result && news && Date.parse(result.at) > news.at) news = undefined
    if (!news || now().getTime() - news.at < minuteMs) return undefined
    // What was found on a page is gone when that page was read again.
    return news.posts && result && isClean(result) ? 'changed' : 'all'
  }

  const chore: Chore = {
    name: 'privacy self-test',
    everyMs: minuteMs,
    /** Of several nodes one looks; who waited for it asks again whether there is still something to do. */
    async work() {
      if (!(await whatIsDue())) return
      await runClaimed(database, chore.name, now, async () => {
        const which = await whatIsDue()
        if (which) await run(which)
      })
    },
  }
  return {
    run,
    last,
    /** When it was last found that pages connect to nobody else; undefined while that is not so. */
    async sealedAt(): Promise<string | undefined> {
      const result = await last()
      return result && mayBeSealed(result, now()) ? result.at : undefined
    },
    chore,
    async close() {
      unsubscribe()
      await running?.result.catch(() => undefined)
    },
  }
}
