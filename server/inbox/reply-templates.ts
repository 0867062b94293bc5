import { AppError } from '#shared/errors.ts'
import { mostTemplates, type ReplyTemplate } from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages, starterTemplates } from '#shared/messages/inbox-work.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'

/** Texts to begin a reply with, the same for everybody who answers. */
export function createReplyTemplates(database: Database, now: () => Date) {
  async function templates(): Promise<ReplyTemplate[]> {
    const rows = await database.query.selectFrom('reply_templates').select(['id', 'name', 'text']).execute()
    if (rows.length === 0) return [...starterTemplates]
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
  }

  async function saveTemplate({ id, name, text }: ReplyTemplate, by: string): Promise<void> {
    const updated_at = now().toISOString()
    await inWriteTransaction(database, async (transaction) => {
      const rows = await transaction.selectFrom('reply_templates').select('id').execute()
      if (rows.length >= mostTemplates && !rows.some((row) => row.id === id))
        throw new AppError('conflict', 409, inboxWorkMessages.errors.tooManyTemplates(mostTemplates))
      await transaction
        .insertInto('reply_templates')
        .values({ id, name, text, updated_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, text, updated_at }))
        .execute()
      await writeAudit(transaction, { by, action: 'reply-template.save', subject: name }, updated_at)
    })
  }

  async function removeTemplate(id: string, by: string): Promise<boolean> {
    return inWriteTransaction(database, async (transaction) => {
      const row = await transaction
        .deleteFrom('reply_templates')
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst()
      if (!row) return false
      await writeAudit(transaction, { by, action: 'reply-template.delete', subject: row.name }, now().toISOString())
      return true
    })
  }

  return { templates, saveTemplate, removeTemplate }
}
