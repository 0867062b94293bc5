import { z } from 'zod'
import { AppError, parse } from '#shared/errors.ts'
import { findDefinition } from '#shared/content/index.ts'
import type { Principal } from '#shared/people/people.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { previewLinkPath } from '#shared/preview/preview.ts'
import type { Backend } from '#server/backend.ts'
import { conform } from '#shared/content/conform.ts'
import { requireChecked } from '#server/content/publish-check.ts'
import { findReferences } from '#server/content/references.ts'
import { listRevisions, readRevision } from '#server/content/revisions.ts'
import type { StoredValues } from '#server/content/rows.ts'
import { readJson } from '#server/http/body.ts'
import { publishReason } from './content.ts'
import type { PathParameters } from './route.ts'

// What the editor does beside saving and publishing (server/api/content.ts). Documents go by their own name as id.

const version = z.number('Bitte die Version angeben, die geändert wird').int()
const versionSchema = z.strictObject({ version })
const moment = z.iso.datetime({ offset: true, error: 'Bitte einen gültigen Zeitpunkt angeben' }).nullable()
const scheduleSchema = z.strictObject({ version, publishAt: moment, unpublishAt: moment, reason: publishReason })
const linkSchema = z.strictObject({ days: z.number().int().min(1).max(90) })
const tabSchema = z.strictObject({ tab: z.string().regex(/^[\w-]{8,64}$/), leaving: z.boolean().default(false) })

type Asked = [request: Request, backend: Backend, parameters: PathParameters, by: Principal]

export async function getEditing(...[, { store }, { collection = '', id }]: Asked) {
  const working = await store.working(collection, id)
  if (!working) throw new AppError('not-found', 404, errorMessages.unknownItem)
  return json(working)
}

export async function postDiscard(...[request, { store }, { collection = '', id }, by]: Asked) {
  const { version: expectedVersion } = parse(versionSchema, await readJson(request))
  return json(await store.discardDraft(collection, id, { by: by.id, expectedVersion }))
}

export async function postUndoPublish(...[request, { store }, { collection = '', id }, by]: Asked) {
  const { version: expectedVersion } = parse(versionSchema, await readJson(request))
  return json(await store.undoPublish(collection, id, { by: by.id, expectedVersion }))
}

export async function postUndoUnpublish(...[request, { store }, { collection = '', id }, by]: Asked) {
  const { version: expectedVersion } = parse(versionSchema, await readJson(request))
  return json(await store.undoUnpublish(collection, id, { by: by.id, expectedVersion }))
}

/** Whoever plans a publication answers for it, as if it were now: at the moment itself nobody is there to ask. */
export async function putSchedule(...[request, backend, { collection = '', id = '' }, by]: Asked) {
  const asked = parse(scheduleSchema, await readJson(request))
  const { version: expectedVersion, publishAt, unpublishAt, reason: note } = asked
  if (publishAt !== null && !note) await requireChecked(backend, { collection, id, version: expectedVersion })
  const utc = (text: string | null) => text && new Date(text).toISOString()
  const planned = { publishAt: utc(publishAt), unpublishAt: utc(unpublishAt) }
  return json(await backend.store.schedule(collection, id, { by: by.id, expectedVersion, note, ...planned }))
}

export async function getRevisions(...[, { database, identity }, { collection = '', id = '' }]: Asked) {
  const revisions = await listRevisions(database.query, collection, id)
  const names = await identity.names([...new Set(revisions.map(({ author }) => author))])
  return json({ revisions: revisions.map((line) => ({ ...line, author: names[line.author] ?? line.author })) })
}

export async function getRevision(...[, { database }, { collection = '', id = '', seq = '' }]: Asked) {
  const revision = await readRevision(database.query, collection, id, numberOf(seq))
  const fields = findDefinition(collection)?.fields ?? {}
  return json({ values: conform(fields, JSON.parse(revision.data ?? '{}') as StoredValues) })
}

export async function postRestore(...[request, { store }, { collection = '', id, seq = '' }, by]: Asked) {
  const { version: expectedVersion } = parse(versionSchema, await readJson(request))
  return json(await store.restoreRevision(collection, id, { by: by.id, expectedVersion, seq: numberOf(seq) }))
}

export async function getReferences(...[, { database }, { collection = '', id = '' }]: Asked) {
  return json({ references: await findReferences(database, collection, id) })
}

export async function getPreviewLinks(...[, { previewLinks, identity }, { collection = '', id = '' }]: Asked) {
  const links = await previewLinks.list({ collection, id })
  const names = await identity.names([...new Set(links.map(({ createdBy }) => createdBy))])
  return json({ links: links.map((link) => ({ ...link, createdBy: names[link.createdBy] ?? link.createdBy })) })
}

export async function postPreviewLink(...[request, backend, { collection = '', id = '' }, by]: Asked) {
  const { days } = parse(linkSchema, await readJson(request))
  if (!(await backend.store.working(collection, id))) throw new AppError('not-found', 404, errorMessages.unknownItem)
  const { token, ...link } = await backend.previewLinks.create({ collection, id }, { by: by.id, days })
  const url = new URL(previewLinkPath(token), backend.config.publicUrl).href
  return Response.json({ ...link, url }, { status: 201, headers: noStore })
}

export async function deletePreviewLink(...[, { previewLinks }, { collection = '', id = '', link = '' }, by]: Asked) {
  await previewLinks.revoke({ collection, id }, link, by.id)
  return new Response(null, { status: 204 })
}

export async function postPresence(...[request, { presence }, { collection = '', id = '' }, by]: Asked) {
  const { tab, leaving } = parse(tabSchema, await readJson(request))
  if (leaving) {
    await presence.leave(tab)
    return json({ others: [] })
  }
  return json({ others: await presence.report({ collection, id, tab }, by) })
}

function numberOf(seq: string): number {
  if (!/^\d{1,15}$/.test(seq)) throw new AppError('not-found', 404, editingErrors.unknownRevision)
  return Number(seq)
}

const noStore = { 'cache-control': 'no-store' }

function json(body: object): Response {
  return Response.json(body, { headers: noStore })
}
