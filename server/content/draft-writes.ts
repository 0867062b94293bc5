import { AppError } from '#shared/errors.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { conform } from '#shared/content/conform.ts'
import { newestRevision, readRevision } from './revisions.ts'
import { toJson, workingValues, type StoredValues } from './rows.ts'
import { withoutPassedPlan, type PublicationState } from './publication-state.ts'
import {
  checkDraft,
  checkPublished,
  editedRow,
  placeColumn,
  refuseFixed,
  refusePlanned,
  save,
  type ItemEdit,
  type Write,
} from './writes.ts'

// What editors do with a draft beyond writing it; writes.ts has the operations of spec §7.

export type Schedule = ItemEdit & { publishAt: string | null; unpublishAt: string | null }

/** Back to what visitors see. */
export async function discardDraft(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  const row = await editedRow(write, edit)
  if (row.data === null) throw new AppError('nothing-to-undo', 409, editingErrors.nothingPublished)
  return save(write, row, { draft: null, draft_updated_at: null, publish_at: null }, 'discard')
}

/** Only what could be published now can be planned; the moment itself decides again (server/content/schedule.ts). */
export async function scheduleItem(write: Write, { publishAt, unpublishAt, ...edit }: Schedule): Promise<DocumentRow> {
  const { definition, at } = write
  const row = await editedRow(write, edit)
  if (unpublishAt !== null) refuseFixed(definition)
  for (const moment of [publishAt, unpublishAt])
    if (moment !== null && moment <= at) throw invalid(editingErrors.momentPassed)
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt) throw invalid(editingErrors.endsFirst)
  if (publishAt === null && unpublishAt !== null && row.data === null) throw invalid(editingErrors.nothingToEnd)
  if (publishAt !== null) await checkPublished(write, workingValues(definition, row))
  const status = row.data !== null ? 'published' : publishAt === null ? 'draft' : 'scheduled'
  return save(write, row, { publish_at: publishAt, unpublish_at: unpublishAt, status }, 'schedule', { note: edit.note })
}

/** An older version becomes the draft, which is a version of its own; visitors see it when it is published. */
export async function restoreRevision(
  write: Write,
  { seq, ...edit }: ItemEdit & { seq: number },
): Promise<DocumentRow> {
  const { definition, transaction, at } = write
  const row = await editedRow(write, edit)
  refusePlanned(row, edit)
  const { data } = await readRevision(transaction, definition.name, row.id, seq)
  const then = conform(definition.fields, JSON.parse(data ?? '{}') as StoredValues)
  // A version from before there were addresses says nothing of one.
  const { address } = workingValues(definition, row)
  const values = checkDraft(definition, {
    ...then,
    ...(definition.fields.address && { address: then.address || address }),
  })
  return save(write, row, { draft: toJson(values), draft_updated_at: at }, 'restore-revision')
}

/** Takes the last publication back: what was visible before is visible again, and the text is a draft as before. */
export function undoPublish(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  return undo(write, edit, 'publish')
}

/** Visible again as it was, with the draft on top still a draft (J41). */
export function undoUnpublish(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  return undo(write, edit, 'unpublish')
}

/** Only the newest version can be undone: what came after it would be lost. */
async function undo(write: Write, edit: ItemEdit, undone: 'publish' | 'unpublish'): Promise<DocumentRow> {
  const { definition, transaction, at } = write
  const row = await editedRow(write, edit)
  const newest = await newestRevision(transaction, definition.name, row.id)
  if (newest?.action !== undone || newest.version !== row.version || newest.state_before === null)
    throw new AppError('nothing-to-undo', 409, editingErrors.nothingToUndo)
  const before = withoutPassedPlan(JSON.parse(newest.state_before) as PublicationState, at)
  const { data, unpublish_at } = before
  const columns = {
    ...before,
    // Whoever undoes an end that was planned wants the item to stay.
    unpublish_at: unpublish_at !== null && unpublish_at <= at ? null : unpublish_at,
    ...(data !== null && placeColumn(definition, row, JSON.parse(data) as StoredValues)),
  }
  // For visitors the first publication ends as any other does; the log says what was meant.
  return data === null
    ? save(write, row, columns, 'unpublish', { auditedAs: `content.undo-${undone}` })
    : save(write, row, columns, `undo-${undone}`)
}

function invalid(message: string): AppError {
  return new AppError('invalid-fields', 422, message, { fields: [{ path: 'publishAt', message }] })
}
