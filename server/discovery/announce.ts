import { backoffMs } from '#server/base/backoff.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/base/log.ts'

/** What visitors can see differently since it was told last. */
export type ToldChange = { collection: string; id: string; address: unknown }
/** Somebody outside who wants to hear of it. What `tell` throws is tried again later. */
export type Listener = { service: string; tell(changes: readonly ToldChange[]): Promise<void> }
type Parts = {
  database: Database
  /** Who wants to hear of it now. */
  listeners(): Promise<readonly Listener[]>
  log: Log
  now: () => Date
}

const everyMs = 30_000
/** Longer than telling can take: after that its process must be gone. */
const claimMs = 60_000
const mostAtOnce = 500

/**
 * Tells others of what was published. The change feed itself is the queue: a mark says up to where each of them was told,
 * so nothing is lost while one cannot be reached, and nothing is kept for one that is switched off.
 */
export function openAnnouncements({ database, listeners, log, now }: Parts) {
  async function announceTo({ service, tell }: Listener): Promise<void> {
    const mark = await database.query
      .selectFrom('announcements')
      .selectAll()
      .where('service', '=', service)
      .executeTakeFirst()
    if (!mark) return begin(service)
    const changes = mark.next_try_at > now().toISOString() ? [] : await readChanges(Number(mark.seq))
    // Several processes look, one of them tells.
    if (changes.length === 0 || !(await claim(service))) return
    try {
      await tell(await withAddresses(changes))
      await set(service, { seq: changes.at(-1)!.seq, attempts: 0, next_try_at: now().toISOString() })
      log.info('changes announced', { service, changes: changes.length })
    } catch (cause) {
      const attempts = mark.attempts + 1
      const next_try_at = new Date(now().getTime() + backoffMs(attempts)).toISOString()
      await set(service, { attempts, next_try_at })
      log.warn('changes not announced', { service, attempts, cause })
    }
  }

  /** Whoever is new hears of what comes, not of what was. */
  async function begin(service: string): Promise<void> {
    const { seq } = await database.query
      .selectFrom('changes')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow()
    const mark = { service, seq: Number(seq ?? 0), attempts: 0, next_try_at: now().toISOString() }
    await inWriteTransaction(database, (transaction) =>
      transaction
        .insertInto('announcements')
        .values(mark)
        .onConflict((conflict) => conflict.column('service').doNothing())
        .execute(),
    )
  }

  async function claim(service: string): Promise<boolean> {
    const at = now()
    const { numUpdatedRows } = await inWriteTransaction(database, (transaction) =>
      transaction
        .updateTable('announcements')
        .set({ next_try_at: new Date(at.getTime() + claimMs).toISOString() })
        .where('service', '=', service)
        .where('next_try_at', '<=', at.toISOString())
        .executeTakeFirst(),
    )
    return numUpdatedRows > 0n
  }

  async function set(service: string, mark: { seq?: number; attempts: number; next_try_at: string }): Promise<void> {
    await inWriteTransaction(database, (transaction) =>
      transaction.updateTable('announcements').set(mark).where('service', '=', service).execute(),
    )
  }

  function readChanges(after: number) {
    return database.query
      .selectFrom('changes')
      .select(['seq', 'collection', 'document_id'])
      .where('seq', '>', after)
      .where('audience', '=', 'public')
      .orderBy('seq')
      .limit(mostAtOnce)
      .execute()
  }

  /** What was deleted has its address still: it lies in the trash. */
  async function withAddresses(changes: readonly { collection: string; document_id: string }[]): Promise<ToldChange[]> {
    const ids = [...new Set(changes.map(({ document_id }) => document_id))]
    const rows = await database.query
      .selectFrom('documents')
      .select(['collection', 'id', 'data'])
      .where('id', 'in', ids)
      .execute()
    const known = new Map(rows.map(({ collection, id, data }) => [`${collection}/${id}`, data]))
    return changes.map(({ collection, document_id: id }) => {
      const data = known.get(`${collection}/${id}`)
      return { collection, id, address: data ? (JSON.parse(data) as { address?: unknown }).address : undefined }
    })
  }

  /** Whoever was switched off is new when it is switched on again. */
  async function forgetOthers(services: readonly string[]): Promise<void> {
    const marks = await database.query.selectFrom('announcements').select('service').execute()
    const gone = marks.map(({ service }) => service).filter((service) => !services.includes(service))
    if (gone.length === 0) return
    await inWriteTransaction(database, (transaction) =>
      transaction.deleteFrom('announcements').where('service', 'in', gone).execute(),
    )
  }

  async function announce(): Promise<void> {
    const wanted = await listeners()
    await forgetOthers(wanted.map(({ service }) => service))
    for (const listener of wanted) await announceTo(listener)
  }

  const chore: Chore = { name: 'announce changes', everyMs, work: announce }
  return { announce, chore }
}
