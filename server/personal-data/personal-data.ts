import { AppError } from '#shared/errors.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { addMonths } from '#shared/inbox/inbox.ts'
import { accountEmail } from '#shared/text/email.ts'
import type { Principal } from '#shared/people/people.ts'
import type { AskedPerson, ErasureLine, PersonReport, TriedPeriods } from '#shared/personal-data/personal-data.ts'
import { writeAudit } from '#server/audit/audit.ts'
import type { Chore } from '#server/base/chores.ts'
import { readSiteOptions } from '#server/content/site-options.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { scrub } from '#server/database/scrub.ts'
import { readServerSecret } from '#server/database/server-secret.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/base/log.ts'
import { readableEmail } from '#server/base/readable-email.ts'
import { requireAdministrator } from '#server/sign-in/last-administrator.ts'
import { erasedTables, eraseEverything, findEverything } from './all-kinds.ts'
import { erasureSecret, writeErasure } from './erasures.ts'
import { erasuresKeptMonths, previewRetention } from './retention-preview.ts'
import { handOver } from './hand-over.ts'
import { dataSubject, isAbout, isNamed } from './subject.ts'

type Parts = {
  database: Database
  store: Pick<ContentStore, 'document'>
  feed: Pick<ChangeFeed, 'read'>
  log: Log
  now: () => Date
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const linesShown = 100

/** What is known of a person by address, telephone number or name, and forgetting it (Art. 15 and 17 GDPR). */
export function openPersonalData({ database, store, feed, log, now }: Parts) {
  const { query } = database
  /** Whether something that was erased may still stand in the files of the database. */
  let toScrub: boolean | undefined

  async function clearFiles(): Promise<void> {
    toScrub = true
    try {
      toScrub = !(await scrub(database, erasedTables))
    } catch (cause) {
      log.warn('what was erased is still in the files of the database; another try follows', { cause })
    }
  }

  /** A process that ended between an erasure and this leaves it to the next one. */
  async function wasErasedLately(): Promise<boolean> {
    const since = new Date(now().getTime() - dayMs).toISOString()
    return (await query.selectFrom('erasures').select('id').where('at', '>', since).executeTakeFirst()) !== undefined
  }

  async function report(asked: AskedPerson): Promise<PersonReport> {
    const madeAt = now().toISOString()
    const sections = await findEverything(query, dataSubject(asked, madeAt))
    const { email, phone, name } = asked
    return { email: email && readableEmail(accountEmail(email)), phone, name, madeAt, sections }
  }

  /** What the person gets who asked. */
  async function disclosure(asked: AskedPerson): Promise<PersonReport> {
    const found = await report(asked)
    const subject = dataSubject(asked, found.madeAt)
    const people = await query.selectFrom('users').select(['name', 'email']).execute()
    const staff = people.filter(({ name, email }) => !isAbout(subject, email) && !isNamed(subject, name))
    return handOver(
      found,
      subject,
      staff.map(({ name }) => name),
    )
  }

  /** All of it or nothing; the log says that it was done, and the number under which the protocol has it. */
  async function erase(asked: AskedPerson, by: Pick<Principal, 'id' | 'name' | 'email'>): Promise<ErasureLine> {
    const subject = dataSubject(asked, now().toISOString())
    if (isAbout(subject, by.email) || isNamed(subject, by.name))
      throw new AppError('unauthorized', 403, personalDataMessages.ownAccount)
    const secret = await readServerSecret(database, erasureSecret)
    const erased = await inWriteTransaction(database, async (transaction) => {
      const counts = await eraseEverything(transaction, subject)
      if (counts.account) await requireAdministrator(transaction)
      const line = await writeErasure(transaction, subject, { secret, counts })
      await writeAudit(transaction, { by, action: 'person.erase', subject: line.number }, subject.until)
      return line
    })
    await feed.read()
    await clearFiles()
    return erased
  }

  async function protocol(): Promise<ErasureLine[]> {
    const rows = await query.selectFrom('erasures').selectAll().orderBy('at', 'desc').limit(linesShown).execute()
    return rows.map(({ id, at, counts }) => ({
      number: id,
      at,
      counts: JSON.parse(counts) as ErasureLine['counts'],
    }))
  }

  async function retention(tried: TriedPeriods) {
    const options = await readSiteOptions(store)
    return previewRetention(database, options.retention, tried, now())
  }

  const chore: Chore = {
    name: 'forget old erasures',
    everyMs: hourMs,
    async work() {
      if ((toScrub ??= await wasErasedLately())) await clearFiles()
      const oldest = addMonths(now(), -erasuresKeptMonths).toISOString()
      const old = await query.selectFrom('erasures').select('id').where('at', '<', oldest).limit(1).executeTakeFirst()
      if (!old) return
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('erasures').where('at', '<', oldest).execute(),
      )
    },
  }
  return { report, disclosure, erase, protocol, retention, chore }
}
