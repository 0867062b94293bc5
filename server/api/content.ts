import { z } from 'zod'
import type { CollectionName, DocumentName } from '#shared/content/index.ts'
import { AppError, parse } from '#shared/errors.ts'
import { rightToWrite, type Principal } from '#shared/identity.ts'
import { messages } from '#shared/messages.ts'
import type { Backend } from '#server/backend.ts'
import { createPublicReads } from '#server/content/public-reads.ts'
import { definitionOf } from '#server/content/store.ts'
import { readJson } from '#server/http/body.ts'
import { requireRight } from '#server/identity/require-right.ts'
import type { Parameters } from './routes.ts'

// docs/content-api.md describes these addresses.

const id = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,99}$/, 'Erlaubt sind Buchstaben, Ziffern und Bindestriche')
const version = z.number('Bitte die Version angeben, die geändert wird').int('Bitte eine ganze Zahl angeben')
const values = z.record(z.string(), z.unknown(), 'Bitte die Felder als Objekt angeben')
const newItemSchema = z.strictObject({
  id: id.optional(),
  values,
  draft: z.boolean('Bitte true oder false angeben').default(false),
})
const editSchema = z.strictObject({ version, values, draft: z.boolean('Bitte true oder false angeben').default(false) })
const versionSchema = z.strictObject({ version })

export async function getCollection(_request: Request, { store, log }: Backend, { collection = '' }: Parameters) {
  const definition = definitionOf(collection)
  const reads = createPublicReads(store, log)
  // The name is one of the registry's, which the types of a path cannot know.
  const body =
    definition.kind === 'document'
      ? { item: await reads.document(collection as DocumentName) }
      : { items: await reads.list(collection as CollectionName) }
  return publicJson(body, reads.degraded)
}

export async function getItem(_request: Request, { store, log }: Backend, { collection = '', id = '' }: Parameters) {
  const definition = definitionOf(collection)
  const reads = createPublicReads(store, log)
  const item = definition.kind === 'collection' ? await reads.get(collection as CollectionName, id) : undefined
  if (!item) throw new AppError('not-found', 404, messages.errors.unknownItem)
  return publicJson({ item }, reads.degraded)
}

export async function postItem(request: Request, backend: Backend, { collection = '' }: Parameters) {
  const by = mayWrite(request, backend, collection).id
  const item = parse(newItemSchema, await readJson(request))
  return Response.json(await backend.store.create(collection, item, { by }), { status: 201 })
}

export async function patchItem(request: Request, backend: Backend, { collection = '', id = '' }: Parameters) {
  const by = mayWrite(request, backend, collection).id
  const edit = parse(editSchema, await readJson(request))
  const save = edit.draft ? backend.store.saveDraft : backend.store.update
  return Response.json(await save(collection, id, { by, expectedVersion: edit.version, values: edit.values }))
}

export async function deleteItem(request: Request, backend: Backend, { collection = '', id = '' }: Parameters) {
  const by = mayWrite(request, backend, collection).id
  const { version: expectedVersion } = parse(versionSchema, await readJson(request))
  await backend.store.delete(collection, id, { by, expectedVersion })
  return new Response(null, { status: 204 })
}

export async function postPublish(request: Request, backend: Backend, { collection = '', id = '' }: Parameters) {
  const by = mayWrite(request, backend, collection).id
  const { version: expectedVersion } = parse(versionSchema, await readJson(request))
  return Response.json(await backend.store.publish(collection, id, { by, expectedVersion }))
}

export async function postUnpublish(request: Request, backend: Backend, { collection = '', id = '' }: Parameters) {
  const by = mayWrite(request, backend, collection).id
  const { version: expectedVersion } = parse(versionSchema, await readJson(request))
  return Response.json(await backend.store.unpublish(collection, id, { by, expectedVersion }))
}

export async function postImportDefaults(request: Request, backend: Backend, { collection = '' }: Parameters) {
  const by = requireRight(request, backend.config, 'administrate').id
  definitionOf(collection)
  return Response.json({ imported: await backend.store.importDefaults(collection, { by }) })
}

function mayWrite(request: Request, { config }: Backend, collection: string): Principal {
  const anyone = requireRight(request, config, 'edit-content')
  const right = rightToWrite(definitionOf(collection))
  return right === 'edit-content' ? anyone : requireRight(request, config, right)
}

function publicJson(body: object, degraded: boolean): Response {
  return Response.json(body, degraded ? { headers: { 'cache-control': 'no-store' } } : undefined)
}
