import type { Measured, MeasuredResult } from '#shared/accessibility/measured.ts'
import { accessibilityMessages } from '#shared/messages/accessibility.ts'
import type { Principal } from '#shared/people/people.ts'
import { writeAudit } from '#server/audit/audit.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

type Parts = {
  database: Database
  feed: Pick<ChangeFeed, 'catchUp'>
  /** Addresses of everything that visitors can find. */
  paths: () => Promise<string[]>
  now: () => Date
}

export type Accessibility = ReturnType<typeof openAccessibility>

const theRow = 1
/** The name under which the feed tells of a result, which the statement shows. */
const feedName = 'accessibility'

/** What was last measured, by the browser of somebody who works here. */
export function openAccessibility({ database, feed, paths, now }: Parts) {
  async function last(): Promise<MeasuredResult | undefined> {
    const row = await database.query.selectFrom('accessibility_checks').select('result').executeTakeFirst()
    return row && (JSON.parse(row.result) as MeasuredResult)
  }

  async function keep(
    measured: Measured,
    browser: string,
    by: Pick<Principal, 'id' | 'name'>,
  ): Promise<MeasuredResult> {
    const at = now().toISOString()
    const result: MeasuredResult = { ...measured, browser, at }
    await inWriteTransaction(database, async (transaction) => {
      await transaction.deleteFrom('accessibility_checks').execute()
      await transaction
        .insertInto('accessibility_checks')
        .values({ id: theRow, at, result: JSON.stringify(result) })
        .execute()
      await transaction
        .insertInto('changes')
        .values({ collection: feedName, document_id: feedName, version: 0, audience: 'public', at })
        .execute()
      const subject = accessibilityMessages.subject(result.pages, result.findings.length)
      await writeAudit(transaction, { by, action: 'accessibility.check', subject }, at)
    })
    await feed.catchUp()
    return result
  }

  return { last, keep, paths }
}
