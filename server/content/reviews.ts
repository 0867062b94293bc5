import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { mostComments, type DraftTalk, type ReviewState } from '#shared/reviews/reviews.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database, DocumentRow, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { auditItem } from './audit-content.ts'
import { definitionOf } from './store.ts'

type Place = { collection: string; id: string }
type Deed = { transaction: Transaction<Tables>; row: DocumentRow; at: string }

const { errors } = reviewMessages

/** Drafts on their way from those who write to those who publish, and what people say about them. */
export function openReviews(database: Database, feed: ChangeFeed, now: () => Date) {
  /** One transaction with its line in the audit log; whoever follows the change feed hears of it. */
  async function write(place: Place, by: string, action: AuditAction, work: (deed: Deed) => Promise<void>) {
    definitionOf(place.collection)
    await inWriteTransaction(database, async (transaction) => {
      const at = now().toISOString()
      const row = await transaction
        .selectFrom('documents')
        .selectAll()
        .where('collection', '=', place.collection)
        .where('id', '=', place.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (!row) throw new AppError('not-found', 404, errorMessages.unknownItem)
      await work({ transaction, row, at })
      const { collection, id: document_id, version } = row
      await transaction
        .insertInto('changes')
        .values({ collection, document_id, version, audience: 'editors', at })
        .execute()
      await auditItem(transaction, row, { by, at, action })
    })
    await feed.catchUp()
  }

  return {
    /** Where a draft stands, and everything said about it, the oldest first; people by their ids. */
    async talk({ collection, id }: Place): Promise<DraftTalk> {
      const { query } = database
      const [review, comments] = await Promise.all([
        query
          .selectFrom('reviews')
          .select(['state', 'by', 'at'])
          .where('collection', '=', collection)
          .where('document_id', '=', id)
          .executeTakeFirst(),
        query
          .selectFrom('comments')
          .select(['id', 'author', 'text', 'created_at as createdAt', 'resolved_at as resolvedAt'])
          .where('collection', '=', collection)
          .where('document_id', '=', id)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      ])
      return { review: review ?? null, comments }
    },
    /** A draft waits for somebody who may publish it. */
    ask: (place: Place, by: string) =>
      write(place, by, 'review.ask', async ({ transaction, row, at }) => {
        if (row.draft === null) throw new AppError('nothing-to-undo', 409, errors.nothing)
        if (row.publish_at !== null) throw new AppError('conflict', 409, editingErrors.planned)
        await setState(transaction, row, { state: 'waiting', by, at })
      }),
    /** Back to who wrote it, never without a word. */
    giveBack: (place: Place, text: string, by: string) =>
      write(place, by, 'review.return', async ({ transaction, row, at }) => {
        const { numUpdatedRows } = await transaction
          .updateTable('reviews')
          .set({ state: 'returned', by, at })
          .where('collection', '=', row.collection)
          .where('document_id', '=', row.id)
          .where('state', '=', 'waiting')
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new AppError('conflict', 409, errors.notWaiting)
        await addComment(transaction, row, { text, by, at })
      }),
    comment: (place: Place, text: string, by: string) =>
      write(place, by, 'comment.add', ({ transaction, row, at }) => addComment(transaction, row, { text, by, at })),
    resolve: (place: Place, comment: string, resolved: boolean, by: string) =>
      write(place, by, resolved ? 'comment.resolve' : 'comment.reopen', async ({ transaction, row, at }) => {
        const { numUpdatedRows } = await transaction
          .updateTable('comments')
          .set({ resolved_at: resolved ? at : null })
          .where('id', '=', comment)
          .where('collection', '=', row.collection)
          .where('document_id', '=', row.id)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new AppError('not-found', 404, errors.unknown)
      }),
  }
}

async function setState(
  transaction: Transaction<Tables>,
  { collection, id: document_id }: DocumentRow,
  standing: { state: ReviewState; by: string; at: string },
) {
  await transaction
    .insertInto('reviews')
    .values({ collection, document_id, ...standing })
    .onConflict((conflict) => conflict.columns(['collection', 'document_id']).doUpdateSet(standing))
    .execute()
}

/** Of too many the oldest that is resolved makes room. */
async function addComment(
  transaction: Transaction<Tables>,
  { collection, id: document_id }: DocumentRow,
  { text, by, at }: { text: string; by: string; at: string },
): Promise<void> {
  const former = await transaction
    .selectFrom('comments')
    .select(['id', 'resolved_at'])
    .where('collection', '=', collection)
    .where('document_id', '=', document_id)
    .orderBy('created_at')
    .execute()
  if (former.length >= mostComments) {
    const oldest = former.find(({ resolved_at }) => resolved_at !== null)
    if (!oldest) throw new AppError('conflict', 409, errors.tooMany(mostComments))
    await transaction.deleteFrom('comments').where('id', '=', oldest.id).execute()
  }
  await transaction
    .insertInto('comments')
    .values({ id: randomUUID(), collection, document_id, author: by, text, created_at: at, resolved_at: null })
    .execute()
}
