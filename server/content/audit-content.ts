import type { Transaction } from 'kysely'
import type { AnyDefinition } from '#shared/content/define.ts'
import { findDefinition } from '#shared/content/index.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { auditMessages } from '#shared/messages/admin-operations.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import type { DocumentRow, Tables } from '#server/database/schema.ts'
import { writeAudit } from '#server/identity/audit.ts'
import { workingValues } from './rows.ts'

type Deed = { by: string; at: string; action: AuditAction }

/** Notes what was done to an item, by its title; revisions say what it looked like. */
export async function auditItem(transaction: Transaction<Tables>, row: DocumentRow, deed: Deed): Promise<void> {
  const { by, at, action } = deed
  await writeAudit(transaction, { by, action, subject: itemSubject(row) }, at)
}

/** The same for a whole collection, or a document. */
export async function auditArea(
  transaction: Transaction<Tables>,
  definition: AnyDefinition,
  { by, at, action }: Deed,
): Promise<void> {
  await writeAudit(transaction, { by, action, subject: areaName(definition) }, at)
}

export function areaName({ label }: Pick<AnyDefinition, 'label'>): string {
  return typeof label === 'string' ? label : label.many
}

function itemSubject(row: DocumentRow): string {
  const definition = findDefinition(row.collection)
  if (definition?.kind !== 'collection') return definition?.label ?? row.collection
  return auditMessages.item(definition.label.one, titleOf(definition, workingValues(definition, row)))
}
