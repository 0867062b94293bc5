import { AppError } from '#shared/errors.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { conform } from '#shared/content/conform.ts'
import { livedBefore, readRevision } from './revisions.ts'
import { toJson, workingValues, type StoredValues } from './rows.ts'
import {
  checkDraft,
  checkPublished,
  editedRow,
  placeColumn,
  refuseFixed,
  save,
  type Edit,
  type Write,
} from './writes.ts'

// What editors do with a draft beyond writing it; writes.ts has the operations of spec §7.

export type Schedule = Edit & { publishAt: string | null; unpublishAt: string | null }

/** Back to what visitors see. */
export async function discardDraft(write: Write, edit: Edit): Promise<DocumentRow> {
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
  return save(write, row, { publish_at: publishAt, unpublish_at: unpublishAt, status }, 'schedule', edit.note)
}

/** An older version becomes the draft, which is a version of its own; visitors see it when it is published. */
export async function restoreRevision(write: Write, { seq, ...edit }: Edit & { seq: number }): Promise<DocumentRow> {
  const { definition, transaction, at } = write
  const row = await editedRow(write, edit)
  const { data } = await readRevision(transaction, definition.name, row.id, seq)
  const values = checkDraft(definition, conform(definition.fields, JSON.parse(data ?? '{}') as StoredValues))
  return save(write, row, { draft: toJson(values), draft_updated_at: at }, 'restore-revision')
}

/** Takes the last publication back: what was visible before is visible again, and the text is a draft as before. */
export async function undoPublish(write: Write, edit: Edit): Promise<DocumentRow> {
  const { definition, transaction, at } = write
  const row = await editedRow(write, edit)
  const before = await livedBefore(transaction, definition.name, row)
  if (row.draft !== null || !before.published) throw new AppError('nothing-to-undo', 409, editingErrors.nothingToUndo)
  return save(
    write,
    row,
    {
      data: before.data,
      draft: row.data,
      draft_updated_at: at,
      updated_at: before.at ?? row.updated_at,
      ...(before.data === null
        ? { status: 'draft' as const }
        : placeColumn(definition, row, JSON.parse(before.data) as StoredValues)),
    },
    before.data === null ? 'unpublish' : 'undo-publish',
  )
}

function invalid(message: string): AppError {
  return new AppError('invalid-fields', 422, message, { fields: [{ path: 'publishAt', message }] })
}
