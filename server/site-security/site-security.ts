import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { judgePromises, type PromiseName } from '#shared/site-security/promises.ts'
import { composeSecurityTxt, type SecurityTxt } from '#shared/site-security/security-txt.ts'
import type { SecurityFinding, SecurityOverview, ShownSecurity } from '#shared/site-security/site-security.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { isNightlyDue } from '#server/backup/nightly.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Config } from '#server/base/config.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { runClaimed } from '#server/database/run-claimed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/base/log.ts'
import type { openSelfTest, ReadOwnPage } from '#server/self-test/self-test.ts'
import { askOwnAddress } from './ask-own-address.ts'
import { newerCheck, readDependencyCheck, type DependencyCheck } from './dependency-check.ts'
import { readReportKey } from './key-fingerprint.ts'

type Parts = {
  config: Pick<Config, 'publicUrl' | 'outbound' | 'dataDir'>
  database: Database
  store: PublishedContent
  pageSwitch: Pick<PageSwitch, 'offPaths'>
  feed: Pick<ChangeFeed, 'catchUp'>
  selfTest: Pick<ReturnType<typeof openSelfTest>, 'last'>
  backups: { state(): Promise<{ proven: { at: string } | null }> }
  readOwnPage: ReadOwnPage
  log: Log
  now: () => Date
}
type Kept = ShownSecurity & { dependencies?: DependencyCheck }

const minuteMs = 60_000
const theRow = 1
/** The name under which the feed tells of a result, which a page and the search show. */
const feedName = 'siteSecurity'
/** The self-test and the backups have findings of their own. */
const toldElsewhere = new Set<PromiseName>(['foreign', 'backup'])

/** Measures whether the site keeps what it promises of its own security: at night, and when what it rests on is newer. */
export function openSiteSecurity(parts: Parts) {
  const { config, database, store, pageSwitch, feed, selfTest, backups, readOwnPage, log, now } = parts
  const openedAt = now().toISOString()

  async function kept(): Promise<Kept | undefined> {
    const row = await database.query.selectFrom('site_security_checks').select('result').executeTakeFirst()
    return row && (JSON.parse(row.result) as Kept)
  }

  async function last(): Promise<ShownSecurity | undefined> {
    const result = await kept()
    return result && { at: result.at, lines: result.lines }
  }

  async function measure(): Promise<Kept> {
    const [answer, test, { proven }, own, before] = await Promise.all([
      askOwnAddress({ publicUrl: config.publicUrl, limitMs: config.outbound.connectionTestMs, readOwnPage, now }),
      selfTest.last(),
      backups.state(),
      readDependencyCheck(config.dataDir),
      kept(),
    ])
    const dependencies = newerCheck(own, before?.dependencies)
    const lines = judgePromises({
      answer,
      selfTest: test,
      dependenciesAt: dependencies?.at,
      backupAt: proven?.at,
      now: now(),
    })
    return { at: answer.at, lines, dependencies }
  }

  async function run(): Promise<void> {
    const before = await last()
    const result = await measure()
    await inWriteTransaction(database, async (transaction) => {
      await transaction.deleteFrom('site_security_checks').execute()
      await transaction
        .insertInto('site_security_checks')
        .values({ id: theRow, at: result.at, result: JSON.stringify(result) })
        .execute()
      if (before && asShown(before) === asShown(result)) return
      await transaction
        .insertInto('changes')
        .values({ collection: feedName, document_id: feedName, version: 0, audience: 'public', at: result.at })
        .execute()
    })
    await feed.catchUp()
    const broken = result.lines.filter(({ state }) => state === 'broken').map(({ promise }) => promise)
    log.info('own security measured', { promises: result.lines.length, broken: broken.join(' ') })
  }

  /** What the site says to who found a weakness; undefined on a site that is being set up. */
  async function report(): Promise<(SecurityTxt & { key: string }) | undefined> {
    const [settings, company, off] = await Promise.all([
      store.document('discovery'),
      store.document('companyProfile'),
      pageSwitch.offPaths(),
    ])
    if (!settings || !company) return undefined
    const { origin } = config.publicUrl
    const site = { settings, email: company.email, origin, pageOn: isPageOn(paths.siteSecurity(), off), now: now() }
    return { ...composeSecurityTxt(site), key: settings.reportKey }
  }

  async function overview(): Promise<SecurityOverview | undefined> {
    const [result, written] = await Promise.all([kept(), report()])
    if (!written) return undefined
    const { key, ...securityTxt } = written
    const vulnerable = result?.dependencies?.vulnerable ?? null
    const promises = (result?.lines ?? []).filter(
      ({ state, promise }) => state === 'broken' && !toldElsewhere.has(promise),
    )
    const findings: SecurityFinding[] = [
      ...(securityTxt.problem
        ? [{ kind: 'securityTxt' as const, problem: securityTxt.problem, ends: securityTxt.ends ?? null }]
        : []),
      ...keyFindings(key, now()),
      ...promises.map(({ promise }) => ({ kind: 'promise' as const, promise })),
      ...(vulnerable ? [{ kind: 'vulnerable' as const, count: vulnerable }] : []),
    ]
    return { shown: (await last()) ?? null, vulnerable, securityTxt, findings }
  }

  async function isDue(): Promise<boolean> {
    const result = await last()
    if (!result || isNightlyDue({ provenAt: result.at, failedAt: undefined, openedAt }, now())) return true
    const [test, { proven }] = await Promise.all([selfTest.last(), backups.state()])
    return [test?.at, proven?.at].some((at) => at !== undefined && at > result.at)
  }

  const chore: Chore = {
    name: 'measure own security',
    everyMs: 15 * minuteMs,
    firstAfterMs: 5 * minuteMs,
    /** Of several nodes one measures; who waited for it asks again whether there is still something to do. */
    async work() {
      if (await isDue())
        await runClaimed(database, chore.name, now, async () => {
          if (await isDue()) await run()
        })
    },
  }
  return { run, last, report, readReportKey, overview, chore }
}

/** Visitors read days, not moments. */
function asShown({ lines }: ShownSecurity): string {
  return JSON.stringify(lines.map((line) => ({ ...line, at: line.at && germanDay(new Date(line.at)) })))
}

function keyFindings(key: string, now: Date): SecurityFinding[] {
  if (key === '') return []
  const read = readReportKey(key)
  if (!read) return [{ kind: 'key', problem: 'unreadable' }]
  return read.validTo && Date.parse(read.validTo) <= now.getTime() ? [{ kind: 'key', problem: 'expired' }] : []
}
