import { presenceGoneAfterMs } from '#shared/limits.ts'
import type { PresentEditor } from '#shared/editing/present-editor.ts'
import type { Principal } from '#shared/people/people.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

/** In the database, so that every process knows who works where (docs/decisions/0013). */
export function openPresence(database: Database, now: () => Date) {
  return {
    /** Reports one tab and answers who else is there. */
    async report(
      place: { collection: string; id: string; tab: string },
      principal: Principal,
    ): Promise<PresentEditor[]> {
      const at = now()
      const { collection, id, tab } = place
      const row = {
        collection,
        document_id: id,
        person: principal.id,
        name: principal.name,
        seen_at: at.toISOString(),
      }
      const others = await inWriteTransaction(database, async (transaction) => {
        await transaction.deleteFrom('presence').where('seen_at', '<', ago(at)).execute()
        await transaction
          .insertInto('presence')
          .values({ tab, ...row })
          .onConflict((conflict) => conflict.column('tab').doUpdateSet(row))
          .execute()
        return transaction
          .selectFrom('presence')
          .select(['person', 'name'])
          .where('collection', '=', collection)
          .where('document_id', '=', id)
          .where('tab', '!=', tab)
          .orderBy('name')
          .execute()
      })
      const people = new Map(others.map(({ person, name }) => [person, { name, self: person === principal.id }]))
      return [...people.values()]
    },
    async leave(tab: string): Promise<void> {
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('presence').where('tab', '=', tab).execute(),
      )
    },
  }
}

function ago(at: Date): string {
  return new Date(at.getTime() - presenceGoneAfterMs).toISOString()
}
