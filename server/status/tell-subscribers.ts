import { randomUUID } from 'node:crypto'
import { incidentNews } from '#shared/status/incident-news.ts'
import type { Chore } from '#server/base/chores.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Outbox } from '#server/inbox/outbox.ts'

type Parts = {
  database: Database
  store: Pick<ContentStore, 'list'>
  outbox: Pick<Outbox, 'enqueueToSubscribers' | 'wake'>
  now: () => Date
}

const everyMs = 15_000
const dayMs = 86_400_000
/** Longer than anything of it is on its way. */
const lettersKeptDays = 30

/**
 * Looks what subscribers have not heard yet, however it came to be: from a phone, from the editor, by a schedule or by the
 * clock. What was told is written down together with the mails, so it is told once.
 */
export function tellSubscribers({ database, store, outbox, now }: Parts): Chore {
  return {
    name: 'tell subscribers',
    everyMs,
    async work() {
      const at = now()
      const told = await readTold(database.query)
      const news = (await store.list('incidents')).flatMap((incident) => {
        const found = incidentNews(incident, told.get(incident.id) ?? new Set(), at)
        return found ? [{ ...found, incident }] : []
      })
      if (news.length === 0) return
      await inWriteTransaction(database, async (transaction) => {
        const confirmed = await transaction
          .selectFrom('status_subscribers')
          .select('id')
          .where('confirmed_at', 'is not', null)
          .execute()
        for (const { incident, what, events, text, isFresh } of news) {
          const id = randomUUID()
          const row = {
            id,
            incident_id: incident.id,
            events: JSON.stringify(events),
            what,
            title: incident.title,
            text,
          }
          await transaction
            .insertInto('status_news')
            .values({ ...row, at: at.toISOString() })
            .execute()
          if (!isFresh) continue
          const to = confirmed.map((subscriber) => subscriber.id)
          await outbox.enqueueToSubscribers(transaction, { kind: 'status', to, entryId: id })
        }
      })
      outbox.wake()
    },
  }
}

/** By message what was told of it. */
async function readTold(query: Database['query']): Promise<Map<string, Set<string>>> {
  const told = new Map<string, Set<string>>()
  for (const { incident_id: id, events } of await query
    .selectFrom('status_news')
    .select(['incident_id', 'events'])
    .execute())
    told.set(id, new Set([...(told.get(id) ?? []), ...(JSON.parse(events) as string[])]))
  return told
}

/** Mails that arrived or were given up, and news of messages that are gone. */
export async function forgetLetters(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - lettersKeptDays * dayMs).toISOString()
  await inWriteTransaction(database, async (transaction) => {
    await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', 'is not', null)
      .where('give_up_at', '<', oldest)
      .execute()
    const kept = transaction.selectFrom('documents').select('id').where('collection', '=', 'incidents')
    await transaction.deleteFrom('status_news').where('incident_id', 'not in', kept).where('at', '<', oldest).execute()
  })
}
