import { z } from 'zod'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { CollectionName, DocumentName } from '#shared/content/index.ts'
import type { Footer } from '#shared/content/footer.ts'
import { fromNamedLinks } from '#shared/content/named-social-links.ts'
import { AppError } from '#shared/errors.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { mayUse } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'
import { requireChecked } from '#server/content/publish-check.ts'
import { definitionOf, deleteFailure, requireId } from '#server/content/store.ts'
import { readOnce } from './once.ts'
import { readContent } from './read-content.ts'
import { requireToPublish } from './require-to-publish.ts'
import type { Call, PublicCall } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

// docs/content-api.md describes these addresses.

const idForm = /^[a-z0-9][a-z0-9_-]{0,99}$/
const id = z.string(wrongInput.noText).regex(idForm, wrongInput.idForm)
const version = z.number(wrongInput.noVersion).int(wrongInput.notWhole)
const values = z.record(z.string(), z.unknown(), wrongInput.noValues)
const draft = z.boolean(wrongInput.noBoolean).default(false)
export const newItemSchema = requestObject({ id: id.optional(), values, draft })
export const editSchema = requestObject({ version, values, draft })
export const versionSchema = requestObject({ version })
/** Why an item may be published although the check found errors; an empty one is none. */
export const publishReason = z
  .string(wrongInput.noText)
  .trim()
  .max(500, editingErrors.reasonTooLong)
  .transform((text) => text || undefined)
  .optional()
export const publishSchema = requestObject({ version, reason: publishReason })

export async function getCollection({ backend, parameters: { collection } }: PublicCall<'collection'>) {
  const definition = definitionOf(collection)
  const reads = readContent(backend)
  // The name is one of the registry's, which the types of a path cannot know.
  const body =
    definition.kind === 'document'
      ? { item: await reads.document(collection as DocumentName) }
      : { items: await reads.list(collection as CollectionName) }
  return publicJson(body, reads.degraded)
}

export async function getItem({ backend, parameters: { collection, id } }: PublicCall<'collection' | 'id'>) {
  const definition = definitionOf(collection)
  if (!isPossible(definition, id)) throw unknownItem()
  const reads = readContent(backend)
  const item =
    definition.kind === 'document'
      ? await reads.document(collection as DocumentName)
      : await reads.get(collection as CollectionName, id)
  if (!item) throw unknownItem()
  return publicJson({ item }, reads.degraded)
}

export async function postItem({
  request,
  backend: { store },
  parameters: { collection },
  principal: by,
  body,
}: Call<'collection', typeof newItemSchema>) {
  if (!body.draft) requireToPublish(by)
  const created = await store.create(collection, body, { by: by.id, once: readOnce(request, body) })
  const location = `/api/content/${collection}/${created.item.id}`
  return Response.json(created, { status: 201, headers: { location } })
}

export async function patchItem({
  request,
  backend,
  parameters: { collection, id },
  principal: by,
  body,
}: Call<'collection' | 'id', typeof editSchema>) {
  if (!body.draft) requireToPublish(by)
  const save = body.draft ? backend.store.saveDraft : backend.store.update
  const { version: expectedVersion } = body
  const values = collection === 'footer' ? await withListedLinks(body.values, backend, body.draft) : body.values
  const isReviewed = !mayUse(by, 'edit-content')
  const options = { by: by.id, once: readOnce(request, body), expectedVersion, values, isReviewed }
  const saved = await save(collection, id, options)
  return Response.json(saved)
}

/** The networks of the footer may be named as spec §3 does. The version guards what they are put together with. */
async function withListedLinks(given: Record<string, unknown>, backend: Backend, draft: boolean) {
  if (!('socialLinks' in given)) return given
  const current = draft
    ? ((await backend.store.working('footer', 'footer'))?.item as Footer | undefined)
    : await backend.store.document('footer')
  return { ...given, socialLinks: fromNamedLinks(given.socialLinks, current?.socialLinks ?? []) }
}

export async function deleteItem({
  request,
  backend,
  parameters: { collection, id },
  principal: by,
  body,
}: Call<'collection' | 'id', typeof versionSchema>) {
  const { version: expectedVersion } = body
  await backend.store.delete(collection, id, { by: by.id, once: readOnce(request, expectedVersion), expectedVersion })
  return new Response(null, { status: 204 })
}

export async function postPublish({
  backend,
  parameters: { collection, id },
  principal: by,
  body,
}: Call<'collection' | 'id', typeof publishSchema>) {
  const { version: expectedVersion, reason: note } = body
  if (!note) await requireChecked(backend, { collection, id, version: expectedVersion })
  const published = await backend.store.publish(collection, id, { by: by.id, expectedVersion, note })
  return Response.json(published)
}

export async function postUnpublish({
  backend,
  parameters: { collection, id },
  principal: by,
  body,
}: Call<'collection' | 'id', typeof versionSchema>) {
  const { version: expectedVersion } = body
  const withdrawn = await backend.store.unpublish(collection, id, { by: by.id, expectedVersion })
  return Response.json(withdrawn)
}

export async function postImportDefaults({ backend, parameters: { collection }, principal: by }: Call<'collection'>) {
  const imported = await backend.store.importDefaults(collection, { by: by.id })
  return Response.json(imported)
}

/** The address of a collection with a method that needs an item: the id is missing (spec §5). A document has none. */
export function refuseWithoutId({ parameters: { collection } }: Call<'collection'>): never {
  requireId(definitionOf(collection), '')
  throw new AppError('method-not-allowed', 405, errorMessages.methodNotAllowed, { allow: 'GET, HEAD' })
}

type Addressed = Pick<Call<'collection' | 'id'>, 'parameters'>

/** A missing id is said before anything else, in the words of the collection. */
export function requireItemAddress({ parameters }: Addressed): void {
  requireAddress(parameters, (_definition, cause) => cause)
}

/** The same for deleting, where a collection speaks of every failure in its own words. */
export function requireAddressToDelete({ parameters }: Addressed): void {
  requireAddress(parameters, deleteFailure)
}

function requireAddress(
  { collection, id }: Addressed['parameters'],
  failure: (definition: AnyDefinition, cause: unknown) => unknown,
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

export function requestObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? wrongInput.unknownField : wrongInput.noObject),
  })
}

function publicJson(body: object, degraded: boolean): Response {
  return Response.json(body, degraded ? { headers: { 'cache-control': 'no-store' } } : undefined)
}
