import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { AnyDefinition } from '#shared/content/define.ts'
import { AppError, parse } from '#shared/errors.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'
import { followAddresses, requireFreeAddress, withAddress } from './addresses.ts'
import { idFromTitle, unusedId } from './ids.ts'
import { requireDescribedPictures } from '#server/media/described-pictures.ts'
import { record, type Trail } from './record.ts'
import { positionAfter, publishedValues, sortKey, toJson, workingValues, type StoredValues } from './rows.ts'
import { publicationStateJson } from './publication-state.ts'

const editorsOnly: ReadonlySet<RevisionAction> = new Set(['draft', 'schedule', 'discard', 'restore-revision'])

/** One write: on which definition, in which transaction, when and by whom. */
export type Write = { definition: AnyDefinition; transaction: Transaction<Tables>; at: string; by: string }
/** `isCopy` is told to the audit log. */
export type NewItem = { id?: string; values: StoredValues; draft?: boolean; isCopy?: boolean }
export type ItemEdit = {
  id: string
  values?: StoredValues
  expectedVersion?: number
  note?: string
  /** By somebody whose work others publish: what appears by itself is not for them to change. */
  isReviewed?: boolean
}

export async function createItem(
  write: Write,
  { id, values, draft = false, isCopy = false }: NewItem,
): Promise<DocumentRow> {
  const { definition, transaction, at } = write
  const checked = draft ? checkDraft(definition, values) : await checkPublished(write, values)
  const ownId = await freeId(write, id, checked)
  const clean = await withOwnAddress(write, ownId, checked)
  const row: DocumentRow = withAddress({
    collection: definition.name,
    id: ownId,
    data: draft ? null : toJson(clean),
    draft: draft ? toJson(clean) : null,
    status: draft ? 'draft' : 'published',
    publish_at: null,
    unpublish_at: null,
    version: 1,
    sort_key: sortKey(definition, clean, { createdAt: at, position: await nextPosition(write) }),
    created_at: at,
    updated_at: at,
    draft_updated_at: draft ? at : null,
    deleted_at: null,
    address: null,
  })
  await requireFreeAddress(transaction, row)
  await transaction.insertInto('documents').values(row).execute()
  await followAddresses(transaction, [], [row], write)
  const trail = { action: 'create', audience: draft ? 'editors' : 'public', by: write.by, at } as const
  await record(transaction, row, { ...trail, ...(isCopy && { auditedAs: 'content.duplicate' }) })
  return row
}

/**
 * Changes what visitors see at once (spec §7). Work on a draft stays on top of it, with its own values and its plan, and
 * stays unpublished (I6); what is planned and hidden until then is changed without showing it (decision 13).
 */
export async function updateItem(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  const { definition, at } = write
  const row = await editedRow(write, edit)
  const changes = withoutUndefined(edit.values)
  const worked = workingValues(definition, row)
  const shown = row.data === null ? worked : publishedValues(definition, row)
  const values = await checkPublished(write, { ...shown, ...changes })
  if (row.data === null && row.publish_at !== null) return saveDraft(write, edit)
  const draftGoesOn = row.data !== null && row.draft !== null
  const draft = { ...worked, ...leftAlone(changes, shown, worked) }
  const onTop = draftGoesOn ? { draft: toJson(checkDraft(definition, draft)), draft_updated_at: at } : {}
  return save(write, row, { ...publishedColumns(write, row, values), ...onTop }, 'update')
}

export async function saveDraft(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  const { definition, at } = write
  const row = await editedRow(write, edit)
  refusePlanned(row, edit)
  const values = checkDraft(definition, { ...workingValues(definition, row), ...withoutUndefined(edit.values) })
  return save(write, row, { draft: toJson(values), draft_updated_at: at }, 'draft')
}

export async function publishItem(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  const row = await editedRow(write, edit)
  const values = await checkPublished(write, workingValues(write.definition, row))
  const columns = { ...publishedColumns(write, row, values), publish_at: null }
  return save(write, row, columns, 'publish', { note: edit.note, stateBefore: publicationStateJson(row) })
}

export async function unpublishItem(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  refuseFixed(write.definition)
  const row = await editedRow(write, edit)
  const draft = row.draft ?? row.data
  return save(
    write,
    row,
    { data: null, draft, status: 'draft', draft_updated_at: write.at, publish_at: null, unpublish_at: null },
    'unpublish',
    { stateBefore: publicationStateJson(row) },
  )
}

/** To the trash: the values stay, so that a delete can be undone. */
export async function trashItem(write: Write, edit: ItemEdit): Promise<DocumentRow> {
  refuseFixed(write.definition)
  const row = await editedRow(write, edit)
  return save(write, row, { deleted_at: write.at }, 'delete')
}

export function publishedColumns(
  { definition, at }: Write,
  row: DocumentRow,
  values: StoredValues,
): Partial<DocumentRow> {
  return {
    data: toJson(values),
    draft: null,
    draft_updated_at: null,
    status: 'published',
    updated_at: at,
    ...placeColumn(definition, row, values),
  }
}

/** Where the values put the item in the list; what is ordered by hand keeps its place. */
export function placeColumn(
  definition: AnyDefinition,
  row: DocumentRow,
  values: StoredValues,
): Pick<Partial<DocumentRow>, 'sort_key'> {
  const keepsPlace = definition.kind === 'document' || definition.order.by === 'position'
  return keepsPlace ? {} : { sort_key: sortKey(definition, values, { createdAt: row.created_at, position: 0 }) }
}

/** Leaves a trail of every change. Visitors hear of what they can see, editors of the rest (J13). */
export async function save(
  write: Write,
  row: DocumentRow,
  columns: Partial<DocumentRow>,
  action: Trail['action'],
  more: Pick<Trail, 'note' | 'stateBefore' | 'auditedAs'> = {},
): Promise<DocumentRow> {
  const { transaction, by, at } = write
  const next = withAddress({ ...row, ...columns, version: row.version + 1 })
  if (next.address !== row.address || row.data === null) await requireFreeAddress(transaction, next)
  await transaction
    .updateTable('documents')
    .set({ ...columns, version: next.version, address: next.address })
    .where('collection', '=', row.collection)
    .where('id', '=', row.id)
    .execute()
  await followAddresses(transaction, [row], [next], write)
  const seenByVisitors = !editorsOnly.has(action) && (row.data !== null || next.data !== null)
  await record(transaction, next, { action, audience: seenByVisitors ? 'public' : 'editors', by, at, ...more })
  return next
}

/** A plan publishes whatever the draft says by then, so nobody whose drafts are reviewed may touch it. */
export function refusePlanned({ publish_at }: DocumentRow, { isReviewed = false }: ItemEdit): void {
  if (isReviewed && publish_at !== null) throw new AppError('conflict', 409, editingErrors.planned)
}

export async function editedRow(
  { definition, transaction }: Write,
  { id, expectedVersion }: ItemEdit,
): Promise<DocumentRow> {
  const row = await transaction
    .selectFrom('documents')
    .selectAll()
    .where('collection', '=', definition.name)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', 404, errorMessages.unknownItem)
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    throw new AppError('conflict', 409, errorMessages.conflict, {
      current: { version: row.version, values: workingValues(definition, row) },
    })
  return row
}

/** What visitors may see: every rule of the fields holds, and every picture has its text. */
export async function checkPublished(
  { definition, transaction, at }: Write,
  values: StoredValues,
): Promise<StoredValues> {
  const parsed = parse(definition.schema, values) as StoredValues
  await requireDescribedPictures(transaction, definition.fields, parsed)
  return withOrderDate(definition, parsed, at)
}

export function checkDraft(definition: AnyDefinition, values: StoredValues): StoredValues {
  return parse(definition.draftSchema, values)
}

/** An empty date that sorts the collection is set when the item becomes public (J16). */
function withOrderDate(definition: AnyDefinition, values: StoredValues, at: string): StoredValues {
  if (definition.kind === 'document') return values
  const { by } = definition.order
  return definition.fields[by]?.input === 'date' && !values[by] ? { ...values, [by]: at } : values
}

export function refuseFixed(definition: AnyDefinition) {
  if (definition.kind === 'document' || definition.fixed)
    throw new AppError('fixed-collection', 409, errorMessages.fixedCollection)
}

async function freeId(
  { definition, transaction }: Write,
  wish: string | undefined,
  values: StoredValues,
): Promise<string> {
  if (definition.kind === 'document') return definition.name
  const base = wish ?? idFromTitle(definition, values)
  const rows = await transaction
    .selectFrom('documents')
    .select('id')
    .where('collection', '=', definition.name)
    // The id itself and those with a number behind it: „.“ is the character that follows the hyphen.
    .where('id', '>=', base)
    .where('id', '<', `${base}.`)
    .execute()
  const taken = new Set(rows.map(({ id }) => id))
  const { idProblem = () => undefined } = definition
  if (wish === undefined) {
    return unusedId(base, idProblem(base) === undefined ? taken : new Set([...taken, base]))
  }
  const problem = idProblem(wish)
  if (problem !== undefined)
    throw new AppError('invalid-fields', 422, errorMessages.invalidFields, {
      fields: [{ path: 'id', message: problem }],
    })
  if (taken.has(wish)) throw new AppError('already-exists', 409, errorMessages.alreadyExists)
  return wish
}

/** A new item without an address has its id there, or what is still free of it. */
async function withOwnAddress(
  { definition, transaction }: Write,
  id: string,
  values: StoredValues,
): Promise<StoredValues> {
  if (!definition.fields.address || values.address) return values
  const rows = await transaction
    .selectFrom('documents')
    .select('address')
    .where('collection', '=', definition.name)
    .where('address', 'is not', null)
    .execute()
  return { ...values, address: unusedId(id, new Set(rows.map(({ address }) => address ?? ''))) }
}

async function nextPosition({ definition, transaction }: Write): Promise<number> {
  if (definition.kind === 'document' || definition.order.by !== 'position') return 0
  const row = await transaction
    .selectFrom('documents')
    .select(({ fn }) => fn.max('sort_key').as('largest'))
    .where('collection', '=', definition.name)
    .executeTakeFirst()
  return positionAfter(row?.largest)
}

/** Of a direct change a draft takes over what it has not changed itself. */
function leftAlone(changes: StoredValues, shown: StoredValues, worked: StoredValues): StoredValues {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => isDeepStrictEqual(shown[field], worked[field])))
}

function withoutUndefined(values: StoredValues = {}): StoredValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
