import type { Transaction } from 'kysely'
import { consentNoticeWords } from '#shared/messages/consent-notice.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { definitions } from '#shared/content/index.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import type { DataRecord } from '#shared/personal-data/personal-data.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { mayHold, mentions, type Subject } from './subject.ts'

type Query = Database['query']
const words = personalDataMessages.records
const { categories } = consentNoticeWords.texts

/** Found by their own id only: the ledger knows no names. */
export async function findConsents(query: Query, { consentId, until }: Subject): Promise<DataRecord[]> {
  if (consentId === '') return []
  const rows = await query
    .selectFrom('consents')
    .selectAll()
    .where('consent_id', '=', consentId)
    .where('at', '<=', until)
    .orderBy('seq')
    .execute()
  return rows.map(({ at, action, preferences, analytics, marketing, revision }) => {
    const chosen = Object.entries({ preferences, analytics, marketing }).filter(([, value]) => value === 1)
    const names = ['necessary', ...chosen.map(([name]) => name)] as (keyof typeof categories)[]
    const choice = names.map((name) => categories[name]).join(', ')
    return { at, title: words[action], facts: { choice, revision: String(revision) } }
  })
}

export async function eraseConsents(
  transaction: Transaction<Tables>,
  { consentId, until }: Pick<Subject, 'consentId' | 'until'>,
): Promise<number> {
  if (consentId === '') return 0
  const { numDeletedRows } = await transaction
    .deleteFrom('consents')
    .where('consent_id', '=', consentId)
    .where('at', '<=', until)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * What the site says of a person, such as a colleague's address on the team page. It is the owner's text, with versions
 * that can be proven, so people change it; the list says where.
 */
export async function findContent(query: Query, subject: Subject): Promise<DataRecord[]> {
  const [items, versions, snapshots] = await Promise.all([
    query
      .selectFrom('documents')
      .selectAll()
      .where(mayHold(subject, ['data', 'draft']))
      .execute(),
    query
      .selectFrom('revisions')
      .select(['collection', 'document_id', 'data'])
      .where(mayHold(subject, ['data']))
      .execute(),
    query
      .selectFrom('snapshots')
      .select(['at', 'documents'])
      .where(mayHold(subject, ['documents']))
      .execute(),
  ])
  const older = new Map<string, number>()
  for (const { collection, document_id: id, data } of versions)
    if (mentions(subject, data)) older.set(`${collection}/${id}`, (older.get(`${collection}/${id}`) ?? 0) + 1)
  const found: DataRecord[] = []
  for (const { collection, id, data, draft, updated_at: at } of items) {
    if (!mentions(subject, data) && !mentions(subject, draft)) continue
    const count = older.get(`${collection}/${id}`) ?? 0
    older.delete(`${collection}/${id}`)
    found.push({ at, ...placeOf(collection, id, draft ?? data ?? '{}'), facts: { versions: String(count) } })
  }
  for (const [key, count] of older) {
    const [collection = '', ...id] = key.split('/')
    found.push({ at: null, ...placeOf(collection, id.join('/'), '{}'), facts: { versions: String(count) } })
  }
  for (const { at, documents } of snapshots)
    if (mentions(subject, documents)) found.push({ at, title: words.snapshots, facts: {} })
  return found
}

function placeOf(collection: string, id: string, values: string): Pick<DataRecord, 'title' | 'path'> {
  const definition = definitions.find(({ name }) => name === collection)
  if (!definition) return { title: `${collection}/${id}` }
  if (definition.kind === 'document') return { title: definition.label, path: adminPaths.document(collection) }
  const title = titleOf(definition, JSON.parse(values) as Record<string, unknown>)
  return { title: `${definition.label.one}: ${title}`, path: adminPaths.item(collection, id) }
}
