import { sql } from 'kysely'
import type { AnyDefinition } from '#shared/content/define.ts'
import {
  findDefinition,
  type CollectionName,
  type ContentName,
  type DocumentName,
  type ItemOf,
} from '#shared/content/index.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { applyOnce, type Once } from './applied-changes.ts'
import { auditArea } from './audit-content.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { discardDraft, restoreRevision, scheduleItem, undoPublish, undoUnpublish } from './draft-writes.ts'
import { openCatalogue } from './catalogue.ts'
import { importDefaults } from './import-defaults.ts'
import { openItemSearch } from './item-search.ts'
import { reorder } from './order.ts'
import { publishedItem, working, type StoredValues, type WorkingCopy } from './rows.ts'
import { sanitiseValues } from './sanitise.ts'
import { takeSnapshot } from './take-snapshot.ts'
import {
  createItem,
  trashItem,
  publishItem,
  refuseFixed,
  saveDraft,
  unpublishItem,
  updateItem,
  type ItemEdit,
  type NewItem,
  type Write,
} from './writes.ts'

export type ContentStore = ReturnType<typeof openContentStore>
/** Who writes: a user's id, `api-token` or `system`; `once` makes a change that may be sent again. */
export type By = { by: string; once?: Once }
export type EditOptions = By & Pick<ItemEdit, 'expectedVersion' | 'note' | 'isReviewed'>

/** The operations of spec §7 for every collection and document; each write is one transaction. */
export function openContentStore(database: Database, feed: ChangeFeed, now: () => Date) {
  async function write<Result>(
    definition: AnyDefinition,
    by: string,
    work: (write: Write) => Promise<Result>,
  ): Promise<Result> {
    const result = await inWriteTransaction(database, (transaction) =>
      work({ definition, transaction, by, at: now().toISOString() }),
    )
    await feed.catchUp()
    return result
  }
  const change = async (definition: AnyDefinition, { by, once }: By, work: (write: Write) => Promise<DocumentRow>) =>
    working(
      definition,
      await write(definition, by, (context) => (once ? applyOnce(context, once, () => work(context)) : work(context))),
    )
  const edit = <More extends object>(work: (write: Write, edit: ItemEdit & More) => Promise<DocumentRow>) =>
    async function edited(
      name: string,
      id: string | undefined,
      { by, once, values, ...rest }: EditOptions & { values?: StoredValues } & More,
    ): Promise<WorkingCopy> {
      const definition = definitionOf(name)
      // What is left are the edit's own options; the compiler cannot see that a rest of an intersection is one.
      const asked = {
        ...rest,
        id: requireId(definition, id),
        values: clean(definition, values),
      } as unknown as ItemEdit & More
      return change(definition, { by, once }, (context) => work(context, asked))
    }
  const remove = edit(trashItem)
  async function get<Name extends ContentName>(name: Name, id: string): Promise<ItemOf<Name> | undefined> {
    const row = await published(database, name).where('id', '=', id).executeTakeFirst()
    return row && (publishedItem(definitionOf(name), row) as ItemOf<Name>)
  }

  return {
    catalogue: openCatalogue(database, feed),
    itemSearch: openItemSearch(database, feed),
    /** All published items in the order of the definition. */
    async list<Name extends CollectionName>(name: Name): Promise<ItemOf<Name>[]> {
      const definition = definitionOf(name)
      const rows = await readRows(database, definition)
      return rows.map((row) => publishedItem(definition, row)) as ItemOf<Name>[]
    },
    /** The same some at a time, for those who go through all of them. */
    async *parts<Name extends CollectionName>(name: Name): AsyncGenerator<ItemOf<Name>[]> {
      const definition = definitionOf(name)
      for (let last: DocumentRow | undefined; ;) {
        const rows = await readRowsAfter(database, definition, last)
        if (rows.length === 0) return
        yield rows.map((row) => publishedItem(definition, row)) as ItemOf<Name>[]
        last = rows.at(-1)
      }
    },
    /** Those of the named ones that are published, in the order of the names. */
    async several<Name extends CollectionName>(name: Name, ids: readonly string[]): Promise<ItemOf<Name>[]> {
      const definition = definitionOf(name)
      const rows =
        ids.length > 0
          ? await published(database, name)
              .where('id', 'in', [...ids])
              .execute()
          : []
      const items = new Map(rows.map((row) => [row.id, publishedItem(definition, row) as ItemOf<Name>]))
      return ids.flatMap((id) => items.get(id) ?? [])
    },
    /** Which published item has an address. */
    async idAt(name: CollectionName, address: string): Promise<string | undefined> {
      const row = await published(database, name).where('address', '=', address).executeTakeFirst()
      return row?.id
    },
    /** One published item, or undefined. */
    get,
    document<Name extends DocumentName>(name: Name): Promise<ItemOf<Name> | undefined> {
      return get(name, name)
    },
    /** The newest values with their version, for editing. */
    async working(name: string, id: string | undefined): Promise<WorkingCopy | undefined> {
      const definition = definitionOf(name)
      const row = await all(database, name).where('id', '=', requireId(definition, id)).executeTakeFirst()
      return row && working(definition, row)
    },
    async create(name: string, item: NewItem, by: By): Promise<WorkingCopy> {
      const definition = definitionOf(name)
      refuseFixed(definition)
      const asked = { ...item, values: clean(definition, item.values) ?? {} }
      return change(definition, by, (context) => createItem(context, asked))
    },
    update: edit(updateItem),
    saveDraft: edit(saveDraft),
    publish: edit(publishItem),
    unpublish: edit(unpublishItem),
    discardDraft: edit(discardDraft),
    schedule: edit(scheduleItem),
    restoreRevision: edit(restoreRevision),
    undoPublish: edit(undoPublish),
    undoUnpublish: edit(undoUnpublish),
    async delete(name: string, id: string | undefined, options: EditOptions): Promise<void> {
      try {
        await remove(name, id, options)
      } catch (cause) {
        throw deleteFailure(definitionOf(name), cause)
      }
    },
    /** Replaces or adds, as the definition says; a document goes back to its defaults. What was there is copied first. */
    importDefaults(name: string, { by }: By): Promise<{ imported: number; snapshot: string }> {
      const definition = definitionOf(name)
      return write(definition, by, async (context) => {
        const { transaction, at } = context
        const reason = 'import-defaults'
        const snapshot = await takeSnapshot(transaction, { collections: [name], reason, by, at })
        const imported = await importDefaults(context)
        await auditArea(transaction, definition, { action: 'content.import-defaults', by, at })
        return { imported: imported.length, snapshot }
      })
    },
    /** For collections that are ordered by hand. */
    async reorder(name: string, ids: string[], { by }: By): Promise<void> {
      await write(definitionOf(name), by, (context) => reorder(context, ids))
    },
  }
}

/** Cleaning long texts takes time, so it happens before the transaction that others wait for. */
function clean(definition: AnyDefinition, values: StoredValues | undefined): StoredValues | undefined {
  return values && sanitiseValues(definition.fields, values)
}

function all({ query }: Database, name: string) {
  return query.selectFrom('documents').selectAll().where('collection', '=', name).where('deleted_at', 'is', null)
}

function published(database: Database, name: string) {
  return all(database, name).where('data', 'is not', null)
}

function readRows(database: Database, definition: AnyDefinition): Promise<DocumentRow[]> {
  const direction = definition.kind === 'collection' ? definition.order.direction : 'asc'
  return published(database, definition.name).orderBy('sort_key', direction).orderBy('id', direction).execute()
}

const rowsAtATime = 100

/** Those that follow a row in the order of the definition, found by the index of that order. */
function readRowsAfter(database: Database, definition: AnyDefinition, last: DocumentRow | undefined) {
  const direction = definition.kind === 'collection' ? definition.order.direction : 'asc'
  const rows = published(database, definition.name)
    .orderBy('sort_key', direction)
    .orderBy('id', direction)
    .limit(rowsAtATime)
  if (!last) return rows.execute()
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  return rows.where(sql<boolean>`(sort_key, id) ${beyond} (${last.sort_key}, ${last.id})`).execute()
}

export function definitionOf(name: string): AnyDefinition {
  const definition = findDefinition(name)
  if (!definition) throw new AppError('not-found', 404, errorMessages.unknownCollection)
  return definition
}

/** The id of what is changed; without one, blank included, the collection says so itself (spec §5). */
export function requireId(definition: AnyDefinition, id: string | undefined): string {
  if (definition.kind === 'document') return definition.name
  if (!id?.trim()) throw new AppError('missing-id', 400, definition.missingId)
  return id
}

/**
 * "Failed to delete stat: " plus the cause (spec §8); other collections pass the error on as it is. What only the
 * database knows goes to the log, never to the caller.
 */
export function deleteFailure(definition: AnyDefinition, cause: unknown): unknown {
  const prefix = definition.kind === 'collection' ? definition.deleteFailed : undefined
  if (prefix === undefined || (cause instanceof AppError && cause.code === 'missing-id')) return cause
  return cause instanceof AppError
    ? new AppError(cause.code, cause.status, prefix + cause.message, { cause, ...cause.details })
    : new AppError('delete-failed', 500, prefix + errorMessages.internal, { cause })
}
