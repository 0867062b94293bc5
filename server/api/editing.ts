import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { findDefinition } from '#shared/content/index.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { previewLinkPath } from '#shared/preview/preview.ts'
import { conform } from '#shared/content/conform.ts'
import { mayUse } from '#shared/people/people.ts'
import { requireChecked } from '#server/content/publish-check.ts'
import { findReferences } from '#server/content/references.ts'
import { listRevisions, readRevision } from '#server/content/revisions.ts'
import type { StoredValues } from '#server/content/rows.ts'
import { privateJson } from './answers.ts'
import { publishReason, type versionSchema } from './content.ts'
import type { Call } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

// What the editor does beside saving and publishing (server/api/content.ts). Documents go by their own name as id.

const version = z.number(wrongInput.noVersion).int()
const moment = z.iso.datetime({ offset: true, error: wrongInput.noMoment }).nullable()
export const scheduleSchema = z.strictObject({ version, publishAt: moment, unpublishAt: moment, reason: publishReason })
export const linkSchema = z.strictObject({ days: z.number().int().min(1).max(90) })
export const tabSchema = z.strictObject({ tab: z.string().regex(/^[\w-]{8,64}$/), leaving: z.boolean().default(false) })

/** As many as an address can hold. */
const mostAddresses = 50

type ItemCall<Body extends z.ZodType | undefined = undefined> = Call<'collection' | 'id', Body>

export async function getEditing({ backend: { store }, parameters: { collection, id } }: ItemCall) {
  const working = await store.working(collection, id)
  if (!working) throw new AppError('not-found', 404, errorMessages.unknownItem)
  return privateJson(working)
}

export const postDiscard = handlerOf('discardDraft')
export const postUndoPublish = handlerOf('undoPublish')
export const postUndoUnpublish = handlerOf('undoUnpublish')

/** For what needs to know of an item no more than which version somebody saw. */
function handlerOf(change: 'discardDraft' | 'undoPublish' | 'undoUnpublish') {
  return async ({ backend, parameters, principal, body }: ItemCall<typeof versionSchema>) => {
    const { collection, id } = parameters
    return privateJson(await backend.store[change](collection, id, { by: principal.id, expectedVersion: body.version }))
  }
}

/** Whoever plans a publication answers for it, as if it were now: at the moment itself nobody is there to ask. */
export async function putSchedule({
  backend,
  parameters: { collection, id },
  principal: by,
  body,
}: ItemCall<typeof scheduleSchema>) {
  const { version: expectedVersion, publishAt, unpublishAt, reason: note } = body
  if (publishAt !== null && !note) await requireChecked(backend, { collection, id, version: expectedVersion })
  const utc = (text: string | null) => text && new Date(text).toISOString()
  const planned = { publishAt: utc(publishAt), unpublishAt: utc(unpublishAt) }
  return privateJson(await backend.store.schedule(collection, id, { by: by.id, expectedVersion, note, ...planned }))
}

export async function getRevisions({ backend: { database, identity }, parameters: { collection, id } }: ItemCall) {
  const revisions = await listRevisions(database.query, collection, id)
  const names = await identity.names([...new Set(revisions.map(({ author }) => author))])
  return privateJson({ revisions: revisions.map((line) => ({ ...line, author: names[line.author] ?? line.author })) })
}

export async function getRevision({
  backend: { database },
  parameters: { collection, id, seq },
}: Call<'collection' | 'id' | 'seq'>) {
  const revision = await readRevision(database.query, collection, id, numberOf(seq))
  const fields = findDefinition(collection)?.fields ?? {}
  return privateJson({ values: conform(fields, JSON.parse(revision.data ?? '{}') as StoredValues) })
}

export async function postRestoreRevision({
  backend: { store },
  parameters: { collection, id, seq },
  principal: by,
  body,
}: Call<'collection' | 'id' | 'seq', typeof versionSchema>) {
  const { version: expectedVersion } = body
  const isReviewed = !mayUse(by, 'edit-content')
  const options = { by: by.id, expectedVersion, seq: numberOf(seq), isReviewed }
  return privateJson(await store.restoreRevision(collection, id, options))
}

export async function getReferences({ backend: { database }, parameters: { collection, id } }: ItemCall) {
  return privateJson({ references: await findReferences(database, collection, id) })
}

/** For links: pages whose title or address holds what somebody types, or which of some addresses lead to an item. */
export async function getLinkTargets({ request, backend: { editor } }: Call) {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('suche')
  const addresses = searchParams.getAll('adresse').slice(0, mostAddresses)
  return privateJson({ pages: search === null ? await editor.knownPages(addresses) : await editor.findPages(search) })
}

export async function getPreviewLinks({
  backend: { previewLinks, identity },
  parameters: { collection, id },
}: ItemCall) {
  const links = await previewLinks.list({ collection, id })
  const names = await identity.names([...new Set(links.map(({ createdBy }) => createdBy))])
  return privateJson({ links: links.map((link) => ({ ...link, createdBy: names[link.createdBy] ?? link.createdBy })) })
}

export async function postPreviewLink({
  backend,
  parameters: { collection, id },
  principal: by,
  body,
}: ItemCall<typeof linkSchema>) {
  const { days } = body
  if (!(await backend.store.working(collection, id))) throw new AppError('not-found', 404, errorMessages.unknownItem)
  const { token, ...link } = await backend.previewLinks.create({ collection, id }, { by: by.id, days })
  const url = new URL(previewLinkPath(token), backend.config.publicUrl).href
  return privateJson({ ...link, url }, [], 201)
}

export async function deletePreviewLink({
  backend: { previewLinks },
  parameters: { collection, id, link },
  principal: by,
}: Call<'collection' | 'id' | 'link'>) {
  await previewLinks.revoke({ collection, id }, link, by.id)
  return new Response(null, { status: 204 })
}

export async function postPresence({
  backend: { presence },
  parameters: { collection, id },
  principal: by,
  body,
}: ItemCall<typeof tabSchema>) {
  const { tab, leaving } = body
  if (leaving) {
    await presence.leave(tab)
    return privateJson({ others: [] })
  }
  return privateJson({ others: await presence.report({ collection, id, tab }, by) })
}

function numberOf(seq: string): number {
  if (!/^\d{1,15}$/.test(seq)) throw new AppError('not-found', 404, editingErrors.unknownRevision)
  return Number(seq)
}
