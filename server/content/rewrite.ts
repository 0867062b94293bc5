import type { AuditAction } from '#shared/messages/audit-actions.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { toJson, type StoredValues } from './rows.ts'
import { checkDraft, checkPublished, editedRow, publishedColumns, save, type ItemEdit, type Write } from './writes.ts'

/** New values of either side; one that is left out stays as it is. */
type Sides = { data?: StoredValues; draft?: StoredValues }
type Rewrite = Pick<ItemEdit, 'id' | 'expectedVersion' | 'note'> & Sides & { auditedAs: AuditAction }

/**
 * Both sides of an item in one version, each on its own: what visitors see, and the work on top of it, which stays
 * unpublished (I6). The rules are those of every other write.
 */
export async function rewriteItem(
  write: Write,
  { data, draft, note, auditedAs, ...edit }: Rewrite,
): Promise<DocumentRow> {
  const { definition, at } = write
  const row = await editedRow(write, edit)
  const columns = {
    ...(data && publishedColumns(write, row, await checkPublished(write, data))),
    draft: draft ? toJson(checkDraft(definition, draft)) : row.draft,
    draft_updated_at: draft ? at : row.draft_updated_at,
  }
  return save(write, row, columns, data ? 'update' : 'draft', { note, auditedAs })
}
