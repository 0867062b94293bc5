import { sql, type Transaction } from 'kysely'
import { legalPaths } from '#shared/addresses/legal-names.ts'
import type { Tables } from '#server/database/schema.ts'

const dayMs = 86_400_000
/** Over a long weekend a browser without connection finds every change; later the newest one of each item. */
const allChangesDays = 4
/** Then a browser fetches everything again (server/content/offline-copy.ts). */
const newestChangesDays = 60
/** As many as the history of an item shows, and far more of what visitors saw. */
const workRevisions = 200
const publicRevisions = 2_000
/** The archive of legal texts reads these, however old (server/content/past.ts). */
const archived = [...Object.keys(legalPaths), 'companyProfile', 'registeredServices']

/** A change is a row, also when a draft is saved while typing: what no reader of the feed needs any more goes. */
export async function forgetChanges(transaction: Transaction<Tables>, now: Date): Promise<void> {
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

/** What an item's history does not show any more. */
export async function forgetRevisions(transaction: Transaction<Tables>): Promise<void> {
  await sql`
    delete from revisions where seq in (
      select seq from (
        select seq, audience, collection,
          row_number() over (partition by collection, document_id order by seq desc) as place
        from revisions
      ) as numbered
      where (place > ${workRevisions} and audience = 'editors')
        or (place > ${publicRevisions} and collection not in (${sql.join(archived)}))
    )`.execute(transaction)
}
