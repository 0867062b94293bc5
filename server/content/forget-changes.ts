import type { Transaction } from 'kysely'
import type { DocumentRow, Tables } from '#server/database/schema.ts'

const dayMs = 86_400_000

/** Over a long weekend a browser without connection finds every change; later the newest one of each item. */
const allChangesDays = 4

/** Then a browser fetches everything again (server/content/offline-copy.ts). */
const newestChangesDays = 60

/** The change before is among the last ones; where it is not, it stays until it is tidied up. */
const lastChanges = 1_000

/**
 * Of a sitting the first and the newest change stay. Who has not read the one between them reads the newest, which names
 * the same item; the first one tells that a mark in between was given by this database.
 */
export async function forgetChangeBefore(
  transaction: Transaction<Tables>,
  { collection, id }: DocumentRow,
  sittingSince: string,
): Promise<void> {
  const [, before, earlier] = await transaction
    .selectFrom('changes')
    .select(['seq', 'audience'])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('at', '>=', sittingSince)
    .where('seq', '>', ({ selectFrom }) =>
      selectFrom('changes').select(({ eb, fn }) => eb(fn.max<number>('seq'), '-', lastChanges).as('seq')),
    )
    .orderBy('seq', 'desc')
    .limit(3)
    .execute()
  if (before?.audience === 'editors' && earlier)
    await transaction.deleteFrom('changes').where('seq', '=', before.seq).execute()
}

/** What no reader of the feed needs any more goes. */
export async function forgetOldChanges(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const newest = transaction.selectFrom('changes').select(({ fn }) => fn.max('seq').as('seq'))
  await transaction
    .deleteFrom('changes')
    .where('at', '<', ago(allChangesDays))
    .where('seq', 'not in', newest.groupBy(['collection', 'document_id']))
    .execute()
  // The very last one stays: it is where browsers have read up to.
  await transaction.deleteFrom('changes').where('at', '<', ago(newestChangesDays)).where('seq', '<', newest).execute()
}
