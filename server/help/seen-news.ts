import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

/** Who has read what is new, so that an update is told once. */
export function openSeenNews(database: Database, now: () => Date) {
  return {
    /** Null for who has never been told; undefined for who has no account, and nothing to be told. */
    async of(person: string): Promise<string | null | undefined> {
      const row = await database.query
        .selectFrom('users')
        .leftJoin('seen_news', 'seen_news.user_id', 'users.id')
        .select('seen_news.version')
        .where('users.id', '=', person)
        .executeTakeFirst()
      return row && row.version
    },
    async mark(user_id: string, version: string): Promise<void> {
      const seen = { version, at: now().toISOString() }
      await inWriteTransaction(database, (transaction) =>
        transaction
          .insertInto('seen_news')
          .values({ user_id, ...seen })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(seen))
          .execute(),
      )
    },
  }
}
