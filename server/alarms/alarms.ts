import type { Finding } from '#shared/doctor/doctor.ts'
import { alarmMessages } from '#shared/messages/alarms.ts'
import type { Chore } from '#server/base/chores.ts'
import type { AlarmRow } from '#server/database/rows/operations.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { lookAtEverything, type WatchParts } from './watched.ts'

type Parts = WatchParts & { tell(text: string): Promise<void> }

export const alarmLookMs = 15 * 60_000
/** Twice bad in a row before anybody is woken, an hour good before it is over: what flickers sends two mails, not forty. */
export const badLooks = 2
export const goodLooks = 4

/** Tells people once when something of the site goes wrong, and once when it is well again. */
export function openAlarms(parts: Parts): { chore: Chore } {
  const { database, now, tell } = parts

  async function work(): Promise<void> {
    const known = new Map(
      (await database.query.selectFrom('alarms').selectAll().execute()).map((row) => [row.name, row]),
    )
    const at = now()
    // Another node has looked just now.
    const newest = [...known.values()].map(({ looked_at }) => Date.parse(looked_at)).reduce((a, b) => Math.max(a, b), 0)
    if (at.getTime() - newest < alarmLookMs && at.getTime() >= newest) return
    const findings = (await lookAtEverything(parts)).filter(({ state }) => state !== 'off')
    const texts: string[] = []
    const rows = findings.map((finding) => {
      const { row, text } = judged(finding, known.get(finding.check), at.toISOString())
      if (text) texts.push(text)
      return row
    })
    // First told, then written down: what breaks off in between is told twice, never not at all.
    for (const text of texts) await tell(text)
    await inWriteTransaction(database, async (transaction) => {
      await transaction.deleteFrom('alarms').execute()
      if (rows.length > 0) await transaction.insertInto('alarms').values(rows).execute()
    })
  }

  return { chore: { name: 'watch', everyMs: alarmLookMs, work } }
}

/** A warning is for who looks; only a problem wakes somebody. */
function judged(finding: Finding, known: AlarmRow | undefined, at: string): { row: AlarmRow; text?: string } {
  const isBad = finding.state === 'problem'
  const row: AlarmRow = {
    name: finding.check,
    bad_looks: isBad ? (known?.bad_looks ?? 0) + 1 : 0,
    good_looks: isBad ? 0 : (known?.good_looks ?? 0) + 1,
    raised_at: known?.raised_at ?? null,
    looked_at: at,
  }
  const { title, text, advice } = finding
  if (!row.raised_at && row.bad_looks >= badLooks)
    return { row: { ...row, raised_at: at }, text: alarmMessages.raised(title, text, advice) }
  if (row.raised_at && row.good_looks >= goodLooks)
    return { row: { ...row, raised_at: null }, text: alarmMessages.ended(title) }
  return { row }
}
