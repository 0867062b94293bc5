import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { pageOfMarkdown } from '#shared/addresses/discovery-paths.ts'
import { redirectMessages } from '#shared/messages/redirects.ts'
import type { Redirect } from '#shared/redirects/redirect-rules.ts'
import { writeAudit } from '#server/audit/audit.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { hasPage, leadsSomewhere } from './has-page.ts'
import { plainSpelling } from './reserved-paths.ts'
import { refusedRedirect, tellOfRedirects, writeRedirect } from './redirect-writes.ts'

export type Redirects = ReturnType<typeof openRedirects>
type Parts = {
  database: Database
  feed: ChangeFeed
  now(): Date
  /** Whether the site itself answers there. */
  isReserved(path: string): boolean
}
type Wish = { source: string; target: string }

/** Where old addresses lead, as people see and change it. */
export function openRedirects({ database, feed, now, isReserved }: Parts) {
  async function write<Result>(work: (transaction: Transaction<Tables>, at: string) => Promise<Result>) {
    const result = await inWriteTransaction(database, (transaction) => work(transaction, now().toISOString()))
    await feed.catchUp()
    return result
  }

  async function keep(transaction: Transaction<Tables>, { source, target }: Wish, at: string, id?: string) {
    if (isReserved(source)) throw refusedRedirect('source', redirectMessages.sourceReserved)
    const taken = await transaction.selectFrom('redirects').select('id').where('source', '=', source).executeTakeFirst()
    if (taken && taken.id !== id) throw refusedRedirect('source', redirectMessages.sourceTaken)
    if (await showsPage(transaction, source)) throw refusedRedirect('source', redirectMessages.sourceIsPage)
    const written = await writeRedirect(transaction, { source, target, origin: 'hand', at, id })
    if (!written || !(await leadsSomewhere(transaction, written.target)))
      throw refusedRedirect('target', redirectMessages.targetMissingPage)
    await transaction.deleteFrom('missing_pages').where('path', '=', source).execute()
    return written
  }

  return {
    /** The newest first. */
    list(): Promise<Redirect[]> {
      return database.query.selectFrom('redirects').selectAll().orderBy('at', 'desc').orderBy('source').execute()
    },
    /** Where each source leads, for answering requests. */
    async targets(): Promise<ReadonlyMap<string, string>> {
      const rows = await database.query.selectFrom('redirects').select(['source', 'target']).execute()
      // One may be older than the address that the site took for itself.
      const free = rows.filter(({ source }) => !isReserved(source))
      return new Map(free.map(({ source, target }) => [source, target]))
    },
    create(wish: Wish, by: string): Promise<Redirect> {
      return write(async (transaction, at) => {
        const written = await keep(transaction, wish, at)
        await writeAudit(transaction, { by, action: 'redirect.create', subject: wordsOf(written) }, at)
        return written
      })
    },
    change(id: string, wish: Wish, by: string): Promise<Redirect> {
      return write(async (transaction, at) => {
        await knownRedirect(transaction, id)
        const written = await keep(transaction, wish, at, id)
        await writeAudit(transaction, { by, action: 'redirect.change', subject: wordsOf(written) }, at)
        return written
      })
    },
    remove(id: string, by: string): Promise<void> {
      return write(async (transaction, at) => {
        const known = await knownRedirect(transaction, id)
        await transaction.deleteFrom('redirects').where('id', '=', id).execute()
        await tellOfRedirects(transaction, [known.source], at)
        await writeAudit(transaction, { by, action: 'redirect.delete', subject: wordsOf(known) }, at)
      })
    },
    /** Puts these in place of all, as an archive has them; what would stand over a page is left out. */
    replace(redirects: Omit<Redirect, 'id'>[], by: string): Promise<number> {
      return write(async (transaction, at) => {
        const before = await transaction.selectFrom('redirects').select('source').execute()
        await transaction.deleteFrom('redirects').execute()
        let kept = 0
        for (const { source, target, origin } of redirects) {
          if (isReserved(source) || (await showsPage(transaction, source))) continue
          // As if the site had written it, so that a circle is left out and not refused.
          const written = await writeRedirect(transaction, { source, target, origin: 'address', at })
          if (!written) continue
          await transaction.updateTable('redirects').set({ origin }).where('id', '=', written.id).execute()
          kept++
        }
        const sources = before.map(({ source }) => source)
        await tellOfRedirects(transaction, sources, at)
        await writeAudit(transaction, { by, action: 'exchange.import', subject: redirectMessages.area }, at)
        return kept
      })
    },
  }
}

/** In whatever spelling, or as Markdown. */
async function showsPage(transaction: Transaction<Tables>, source: string): Promise<boolean> {
  const plain = plainSpelling(source)
  const page = pageOfMarkdown(plain) ?? plain
  return (await hasPage(transaction, source)) || (await hasPage(transaction, page))
}

function wordsOf({ source, target }: Wish): string {
  return `${source} → ${target}`
}

async function knownRedirect(transaction: Transaction<Tables>, id: string): Promise<Redirect> {
  const known = await transaction.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst()
  if (!known) throw new AppError('not-found', 404, redirectMessages.unknown)
  return known
}
