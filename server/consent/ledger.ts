import { sql } from 'kysely'
import { monthsBefore, optionalCategories, type ConsentEntry, type OptionalCategory } from '#shared/consent/consent.ts'
import type { ConsentDay } from '#shared/consent/consent-totals.ts'
import { AppError } from '#shared/errors.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { ConsentRow, Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

export type ConsentChoice = Record<OptionalCategory, boolean> & { id: string; notice: string; decision?: string }

const rowsPerRead = 2_000

/** Proof of consent (Art. 7(1) GDPR): who chose what, when, on seeing which text. Entries are only ever added. */
export function openLedger(database: Database, now: () => Date) {
  const { query } = database
  const entriesOf = (id: string) => query.selectFrom('consents').selectAll().where('consent_id', '=', id).orderBy('seq')

  return {
    /** The same choice sent twice, for example after a lost answer, is one entry. */
    async record({ id, notice, decision, ...choice }: ConsentChoice): Promise<void> {
      const shown = await query
        .selectFrom('consent_notices')
        .select('revision')
        .where('hash', '=', notice)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!shown)
        throw new AppError('invalid-fields', 422, errorMessages.invalidFields, {
          fields: [{ path: 'notice', message: errorMessages.unknownItem }],
        })
      const chosen = Object.fromEntries(
        optionalCategories.map((category) => [category, choice[category] ? 1 : 0]),
      ) as Record<OptionalCategory, number>
      await append({
        consent_id: id,
        action: 'choose',
        ...chosen,
        revision: shown.revision,
        notice,
        decision: decision ?? null,
      })
    },

    /** A visitor takes everything back; that is an entry too. */
    async withdraw(id: string, decision?: string): Promise<void> {
      const last = (await entriesOf(id).execute()).at(-1)
      if (!last) return
      const { revision, notice } = last
      await append({
        consent_id: id,
        action: 'withdraw',
        preferences: 0,
        analytics: 0,
        marketing: 0,
        revision,
        notice,
        decision: decision ?? null,
      })
    },

    async entries(id: string): Promise<ConsentEntry[]> {
      return (await entriesOf(id).execute()).map(({ at, action, revision, preferences, analytics, marketing }) => ({
        at,
        action,
        revision,
        preferences: preferences === 1,
        analytics: analytics === 1,
        marketing: marketing === 1,
      }))
    },

    /** How many chose what, per day that has entries. */
    async totals(since: string): Promise<ConsentDay[]> {
      const count = (condition: ReturnType<typeof sql>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`
      const chose = sql`action = 'choose'`
      const sum = sql`preferences + analytics + marketing`
      const rows = await query
        .selectFrom('consents')
        .select([
          'day',
          count(sql`${chose} and ${sum} = 3`).as('accepted'),
          count(sql`${chose} and ${sum} = 0`).as('rejected'),
          count(sql`${chose} and ${sum} in (1, 2)`).as('partly'),
          count(sql`action = 'withdraw'`).as('withdrawn'),
          sql<number>`sum(preferences)`.as('preferences'),
          sql<number>`sum(analytics)`.as('analytics'),
          sql<number>`sum(marketing)`.as('marketing'),
        ])
        .where('day', '>=', since)
        .groupBy('day')
        .orderBy('day')
        .execute()
      // PostgreSQL answers sums as text, because they may exceed what a number holds.
      return rows.map(({ day, ...sums }) => ({
        day,
        ...(Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, Number(value)])) as Omit<
          ConsentDay,
          'day'
        >),
      }))
    },

    /** Everything in the order of time, in pieces that fit into memory. */
    async *all(): AsyncGenerator<ConsentRow & { seq: number }> {
      let after = 0
      for (;;) {
        const rows = await query
          .selectFrom('consents')
          .selectAll()
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(rowsPerRead)
          .execute()
        yield* rows as unknown as (ConsentRow & { seq: number })[]
        const last = rows.at(-1)
        if (!last) return
        after = last.seq
      }
    },

    /** Forgets what is older than the owner's retention period (J18, J30). */
    async expire(months: number): Promise<void> {
      const before = monthsBefore(now(), months).toISOString()
      const old = await query.selectFrom('consents').select('seq').where('at', '<', before).limit(1).executeTakeFirst()
      if (!old) return
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('consents').where('at', '<', before).execute(),
      )
    },
  }

  function append({ decision, ...row }: Omit<ConsentRow, 'seq' | 'day' | 'at'>): Promise<void> {
    return inWriteTransaction(database, async (transaction) => {
      const known =
        decision !== null &&
        (await transaction.selectFrom('consents').select('seq').where('decision', '=', decision).executeTakeFirst())
      if (known) return
      const last = await transaction
        .selectFrom('consents')
        .selectAll()
        .where('consent_id', '=', row.consent_id)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
      const repeated =
        last !== undefined && (Object.keys(row) as (keyof typeof row)[]).every((name) => last[name] === row[name])
      if (repeated) return
      const at = now()
      await transaction
        .insertInto('consents')
        .values({ ...row, decision, day: germanDay(at), at: at.toISOString() })
        .execute()
    })
  }
}
