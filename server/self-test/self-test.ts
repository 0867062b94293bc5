import { checkOwnKeys, checkPage, registerOf } from '#shared/self-test/check-page.ts'
import { readPageHtml } from '#shared/self-test/read-page-html.ts'
import { collectFindings, mayBeSealed, type PageFinding, type SelfTestResult } from '#shared/self-test/self-test.ts'
import { isNightlyDue } from '#server/backup/nightly.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Config } from '#server/base/config.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { runClaimed } from '#server/database/run-claimed.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/base/log.ts'
import { addressesOf, changedPosts, withoutOldPosts } from './pages-to-read.ts'
import { openResults } from './results.ts'

/** A page as visitors get it, rendered by this process. */
export type ReadOwnPage = (path: string) => Promise<Response>
type Parts = {
  database: Database
  store: PublishedContent
  feed: Pick<ChangeFeed, 'read' | 'catchUp'>
  config: Pick<Config, 'publicUrl'>
  /** Addresses of everything that visitors can find. */
  paths: () => Promise<string[]>
  readOwnPage: ReadOwnPage
  log: Log
  now: () => Date
}
/** Every public page, or of many that are alike and as they were only the first ones. */
type Which = 'all' | 'changed'

const minuteMs = 60_000

/**
 * Reads public pages as a browser would and compares them with the register: all of them at night and on request, after
 * publishing those that may have become others.
 */
export function openSelfTest({ config, database, store, feed, paths, readOwnPage, log, now }: Parts) {
  const results = openResults({ database, feed, now })
  let running: { which: Which; result: Promise<SelfTestResult> } | undefined

  /** The posts that changed since a look that found nothing: what it found is gone when that page was read again. */
  async function newsToRead() {
    const before = await results.last()
    if (before?.seq === undefined || before.findings.length > 0) return undefined
    const posts = changedPosts(await results.publishedSince(before))
    return posts && { posts, declaredHosts: before.declaredHosts }
  }

  async function check(which: Which) {
    // What is published from now on may not be in it.
    const at = now().toISOString()
    const seq = await results.newestChange()
    await feed.read()
    const news = which === 'changed' ? await newsToRead() : undefined
    const all = await paths()
    const read = news ? withoutOldPosts(all, await addressesOf(news.posts, store)) : all
    const register = registerOf(await store.list('registeredServices'), config.publicUrl.origin)
    const found: { path: string; findings: PageFinding[] }[] = [{ path: '', findings: checkOwnKeys(register) }]
    const hosts = new Set(news?.declaredHosts)
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
    return { at, seq, pages: read.length, findings: collectFindings(found), declaredHosts: [...hosts].toSorted() }
  }

  async function runOnce(which: Which): Promise<SelfTestResult> {
    const result = await check(which)
    await results.keep(result)
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

  async function whatIsDue(): Promise<Which | undefined> {
    const result = await results.last()
    if (isNightlyDue({ provenAt: result?.at, failedAt: undefined, openedAt: results.openedAt }, now())) return 'all'
    const newest = (await results.publishedSince(result)).at(-1)
    return newest && now().getTime() - Date.parse(newest.at) >= minuteMs ? 'changed' : undefined
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
    last: results.last,
    /** When it was last found that pages connect to nobody else; undefined while that is not so. */
    async sealedAt(): Promise<string | undefined> {
      const result = await results.last()
      return result && mayBeSealed(result, now()) ? result.at : undefined
    },
    chore,
    async close() {
      await running?.result.catch(() => undefined)
    },
  }
}
