import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { redirectMessages } from '#shared/messages/redirects.ts'
import { pathKey, redirectsMax, type Redirect, type RedirectOrigin } from '#shared/redirects/redirect-rules.ts'
import type { Tables } from '#server/database/schema.ts'
import { chunks } from '#server/database/chunks.ts'

type Wanted = { source: string; target: string; origin: RedirectOrigin; at: string; id?: string }

/**
 * Writes where an old address leads. Nobody is led twice: a target that is led on itself is replaced by where it ends, and
 * whatever led to the source now leads there at once. A way that would end where it began is not written.
 */
export async function writeRedirect(transaction: Transaction<Tables>, wanted: Wanted): Promise<Redirect | undefined> {
  const { source, origin, at, id = randomUUID() } = wanted
  const known = await transaction.selectFrom('redirects').selectAll().execute()
  const others = known.filter((entry) => entry.id !== id && entry.source !== source)
  const further = others.find((entry) => entry.source === pathOf(wanted.target))
  const target = further ? joined(further.target, wanted.target) : wanted.target
  const isLoop = pathOf(target) === source
  if (isLoop && origin === 'hand') throw refusedRedirect('target', redirectMessages.loop)
  if (origin === 'hand' && others.length >= redirectsMax) throw refusedRedirect('source', redirectMessages.tooMany)

  const replaced = known.filter((entry) => entry.id === id || entry.source === source)
  const leadingHere = others.filter((entry) => pathOf(entry.target) === source)
  const circles = leadingHere.filter((entry) => entry.source === pathOf(target))
  const surplus = others.length < redirectsMax ? [] : oldest(others)
  await remove(transaction, [...replaced, ...circles, ...surplus])
  const row: Redirect = { id, source, target, origin, at }
  if (!isLoop) await transaction.insertInto('redirects').values(row).execute()
  for (const entry of leadingHere)
    await transaction
      .updateTable('redirects')
      .set({ target: joined(target, entry.target) })
      .where('id', '=', entry.id)
      .execute()
  await tellOfRedirects(transaction, [source, ...replaced.map((entry) => entry.source)], at)
  return isLoop ? undefined : row
}

/** Where a page appears nobody is led away any more. */
export async function removeRedirectsAt(
  transaction: Transaction<Tables>,
  sources: readonly string[],
  at: string,
): Promise<string[]> {
  const found: { id: string; source: string }[] = []
  for (const part of chunks([...sources]))
    found.push(
      ...(await transaction.selectFrom('redirects').select(['id', 'source']).where('source', 'in', part).execute()),
    )
  await remove(transaction, found)
  const removed = found.map(({ source }) => source)
  await tellOfRedirects(transaction, removed, at)
  return removed
}

/** Every process hears of it like of any other change, and drops its pages (server/database/change-feed.ts). */
export async function tellOfRedirects(
  transaction: Transaction<Tables>,
  sources: readonly string[],
  at: string,
): Promise<void> {
  const changes = [...new Set(sources)].map((source) => ({
    collection: 'redirects',
    document_id: source,
    version: 0,
    audience: 'public' as const,
    at,
  }))
  for (const part of chunks(changes)) await transaction.insertInto('changes').values(part).execute()
}

export function refusedRedirect(path: 'source' | 'target', message: string): AppError {
  return new AppError('invalid-fields', 422, message, { fields: [{ path, message }] })
}

/** The page behind a target, without its question and place. */
function pathOf(target: string): string | undefined {
  return target.startsWith('/') ? pathKey(target.replace(/[?#].*$/, '')) : undefined
}

/** A place on the page that was meant first stays meant. */
function joined(target: string, first: string): string {
  const [, place = ''] = /(#.*)$/.exec(first) ?? []
  return target.includes('#') ? target : target + place
}

/** Those that people made stay; of the others the oldest makes room. */
function oldest(entries: { id: string; source: string; origin: RedirectOrigin; at: string }[]) {
  const automatic = entries.filter(({ origin }) => origin === 'address').toSorted((a, b) => (a.at < b.at ? -1 : 1))
  return automatic.slice(0, 1)
}

async function remove(transaction: Transaction<Tables>, entries: readonly { id: string }[]): Promise<void> {
  for (const { id } of entries) await transaction.deleteFrom('redirects').where('id', '=', id).execute()
}
