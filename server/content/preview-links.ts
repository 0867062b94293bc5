import { createHash, randomBytes } from 'node:crypto'
import type { Database, Tables } from '#server/database/schema.ts'
import type { Transaction } from 'kysely'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { writeAudit } from '#server/audit/audit.ts'
import { auditItem } from './audit-content.ts'

export type PreviewLink = { id: string; createdAt: string; createdBy: string; expiresAt: string }
export type PreviewLinks = ReturnType<typeof openPreviewLinks>
/** An item, or something else that has no row of its own: then `subject` names it in the audit log. */
export type PreviewTarget = { collection: string; id: string; subject?: string }

const dayMs = 86_400_000

/**
 * Shows a draft to people without an account. The address carries 192 random bits, which nobody can forge; only their
 * hash is stored, so reading the database opens no draft, and deleting the row takes the link back.
 */
export function openPreviewLinks(database: Database, now: () => Date) {
  const { query } = database

  async function audit(
    transaction: Transaction<Tables>,
    { collection, id, subject }: PreviewTarget,
    deed: { by: string; action: AuditAction },
  ) {
    const at = now().toISOString()
    if (subject !== undefined) return writeAudit(transaction, { ...deed, subject }, at)
    const row = await transaction
      .selectFrom('documents')
      .selectAll()
      .where('collection', '=', collection)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) await auditItem(transaction, row, { ...deed, at })
  }

  return {
    async create({ collection, id, subject }: PreviewTarget, { by, days }: { by: string; days: number }) {
      const token = randomBytes(24).toString('base64url')
      const created = now()
      const link = {
        id: randomBytes(9).toString('base64url'),
        token_hash: hash(token),
        collection,
        document_id: id,
        created_by: by,
        created_at: created.toISOString(),
        expires_at: new Date(created.getTime() + days * dayMs).toISOString(),
      }
      await inWriteTransaction(database, async (transaction) => {
        await transaction.deleteFrom('preview_links').where('expires_at', '<=', created.toISOString()).execute()
        await transaction.insertInto('preview_links').values(link).execute()
        await audit(transaction, { collection, id, subject }, { by, action: 'preview-link.create' })
      })
      return { token, id: link.id, expiresAt: link.expires_at }
    },
    async list({ collection, id }: PreviewTarget): Promise<PreviewLink[]> {
      const rows = await query
        .selectFrom('preview_links')
        .selectAll()
        .where('collection', '=', collection)
        .where('document_id', '=', id)
        .where('expires_at', '>', now().toISOString())
        .orderBy('expires_at')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        createdBy: row.created_by,
        expiresAt: row.expires_at,
      }))
    },
    async revoke({ collection, id, subject }: PreviewTarget, linkId: string, by: string): Promise<void> {
      await inWriteTransaction(database, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('preview_links')
          .where('id', '=', linkId)
          .where('collection', '=', collection)
          .where('document_id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows > 0n)
          await audit(transaction, { collection, id, subject }, { by, action: 'preview-link.revoke' })
      })
    },
    /** What a link shows, as long as it is valid. */
    async find(token: string): Promise<PreviewTarget | undefined> {
      const row = await query
        .selectFrom('preview_links')
        .select(['collection', 'document_id'])
        .where('token_hash', '=', hash(token))
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst()
      return row && { collection: row.collection, id: row.document_id }
    },
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
