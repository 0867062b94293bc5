import { z } from 'zod'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { CollectionName, DocumentName } from '#shared/content/index.ts'
import { AppError, parse } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Backend } from '#server/backend.ts'
import { requireChecked } from '#server/content/publish-check.ts'
import { createPublicReads } from '#server/content/public-reads.ts'
import { definitionOf, deleteFailure, requireId } from '#server/content/store.ts'
import { readJson } from '#server/http/body.ts'
import { readOnce } from './once.ts'
import type { PathParameters } from './route.ts'

// docs/content-api.md describes these addresses.

export const idForm = /^[a-z0-9][a-z0-9_-]{0,99}$/
const id = z.string('Bitte einen Text angeben').regex(idForm, 'Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche')
const version = z.number('Bitte die Version angeben, die geändert wird').int('Bitte eine ganze Zahl angeben')
const values = z.record(z.string(), z.unknown(), 'Bitte die Felder als Objekt angeben')
const draft = z.boolean('Bitte true oder false angeben').default(false)
const newItemSchema = requestObject({ id: id.optional(), values, draft })
const editSchema = requestObject({ version, values, draft })
const versionSchema = requestObject({ version })
/** Why an item may be published although the check found errors; an empty one is none. */
export const publishReason = z
  .string('Bitte einen Text angeben')
  .trim()
  .max(500, editingErrors.reasonTooLong)
  .transform((text) => text || undefined)
  .optional()
const publishSchema = requestObject({ version, reason: publishReason })

export async function getCollection(
  _request: Request,
  { store, log, media }: Backend,
  { collection = '' }: PathParameters,
) {
  const definition = definitionOf(collection)
  const reads = createPublicReads(store, log, media.pictures)
  // The name is one of the registry's, which the types of a path cannot know.
  const body =
    definition.kind === 'document'
      ? { item: await reads.document(collection as DocumentName) }
      : { items: await reads.list(collection as CollectionName) }
  return publicJson(body, reads.degraded)
}

export async function getItem(
  _request: Request,
  { store, log, media }: Backend,
  { collection = '', id = '' }: PathParameters,
) {
  const definition = definitionOf(collection)
  if (!isPossible(definition, id)) throw unknownItem()
  const reads = createPublicReads(store, log, media.pictures)
  const item =
    definition.kind === 'document'
      ? await reads.document(collection as DocumentName)
      : await reads.get(collection as CollectionName, id)
  if (!item) throw unknownItem()
  return publicJson({ item }, reads.degraded)
}

export async function postItem(
  request: Request,
  { store }: Backend,
  { collection = '' }: PathParameters,
  by: Principal,
) {
  const item = parse(newItemSchema, await readJson(request))
  const created = await store.create(collection, item, { by: by.id, once: readOnce(request, item) })
  const location = `/api/content/${collection}/${created.item.id}`
  return Response.json(created, { status: 201, headers: { location } })
}

export async function patchItem(
  request: Request,
  backend: Backend,
  { collection = '', id = '' }: PathParameters,
  by: Principal,
) {
  writtenAddress(collection, id)
  const edit = parse(editSchema, await readJson(request))
  const save = edit.draft ? backend.store.saveDraft : backend.store.update
  const { version: expectedVersion, values } = edit
  const saved = await save(collection, id, { by: by.id, once: readOnce(request, edit), expectedVersion, values })
  return Response.json(saved)
}

export async function deleteItem(
  request: Request,
  backend: Backend,
  { collection = '', id = '' }: PathParameters,
  by: Principal,
) {
  writtenAddress(collection, id, deleteFailure)
  const expectedVersion = await readVersion(request)
  await backend.store.delete(collection, id, { by: by.id, once: readOnce(request, expectedVersion), expectedVersion })
  return new Response(null, { status: 204 })
}

export async function postPublish(
  request: Request,
  backend: Backend,
  { collection = '', id = '' }: PathParameters,
  by: Principal,
) {
  writtenAddress(collection, id)
  const { version: expectedVersion, reason: note } = parse(publishSchema, await readJson(request))
  if (!note) await requireChecked(backend, { collection, id, version: expectedVersion })
  const published = await backend.store.publish(collection, id, { by: by.id, expectedVersion, note })
  return Response.json(published)
}

export async function postUnpublish(
  request: Request,
  backend: Backend,
  { collection = '', id = '' }: PathParameters,
  by: Principal,
) {
  writtenAddress(collection, id)
  const expectedVersion = await readVersion(request)
  const withdrawn = await backend.store.unpublish(collection, id, { by: by.id, expectedVersion })
  return Response.json(withdrawn)
}

export async function postImportDefaults(
  _request: Request,
  backend: Backend,
  { collection = '' }: PathParameters,
  by: Principal,
) {
  const imported = await backend.store.importDefaults(collection, { by: by.id })
  return Response.json(imported)
}

/** The address of a collection with a method that needs an item: the id is missing (spec §5). A document has none. */
export function refuseWithoutId(_request: Request, _backend: Backend, { collection = '' }: PathParameters): never {
  requireId(definitionOf(collection), '')
  throw new AppError('method-not-allowed', 405, errorMessages.methodNotAllowed, { allow: 'GET, HEAD' })
}

/** A missing id is said first, in the words of the collection; `failure` is how it speaks of the rest. */
function writtenAddress(
  collection: string,
  id: string,
  failure = (_definition: AnyDefinition, cause: unknown) => cause,
): void {
  const definition = definitionOf(collection)
  requireId(definition, id)
  if (!isPossible(definition, id)) throw failure(definition, unknownItem())
}

/** Ids that no item can have, and other names of a document than its own, lead nowhere. */
function isPossible(definition: AnyDefinition, id: string): boolean {
  return definition.kind === 'document' ? id === definition.name : idForm.test(id)
}

function unknownItem() {
  return new AppError('not-found', 404, errorMessages.unknownItem)
}

async function readVersion(request: Request): Promise<number> {
  return parse(versionSchema, await readJson(request)).version
}

export function requestObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'Diese Angabe gibt es nicht' : 'Bitte ein JSON-Objekt senden'),
  })
}

function publicJson(body: object, degraded: boolean): Response {
  return Response.json(body, degraded ? { headers: { 'cache-control': 'no-store' } } : undefined)
}
