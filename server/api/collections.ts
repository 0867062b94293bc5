import { z } from 'zod'
import type { BulkAnswer } from '#shared/lists/admin-list.ts'
import { choiceIn, rowLimitIn } from '#shared/lists/list-choice.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { duplicateValues } from '#server/content/duplicate.ts'
import { facetWriter } from '#server/content/set-facet.ts'
import { createPublishCheck } from '#server/content/publish-check.ts'
import { definitionOf } from '#server/content/store.ts'
import { privateJson } from './answers.ts'
import { requestObject } from './content.ts'
import type { Call } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

// What lists do with several items at once; docs/content-api.md describes these addresses.

const mostItems = 500
const id = z.string(wrongInput.noId).min(1).max(100)
/** One that is missing is refused by the collection, in its own words (spec §5). */
const itemId = z.string(wrongInput.noId).max(100).default('')
const version = z.number(wrongInput.noVersion).int()
export const itemsBulkSchema = requestObject({
  action: z.enum(['publish', 'unpublish', 'delete', 'set'], wrongInput.noBulkAction),
  /** For `set`: which field gets which value. */
  set: requestObject({ path: z.string().max(100), value: z.string().max(100) }).optional(),
  items: z
    .array(requestObject({ id: itemId, version }), wrongInput.noList)
    .min(1)
    .max(mostItems),
})
export const orderSchema = requestObject({ ids: z.array(id, wrongInput.noList).max(5_000) })

/** One after the other: an item that cannot be changed keeps none of the others from it. */
export async function postBulk({
  backend,
  parameters: { collection },
  principal: by,
  body,
}: Call<'collection', typeof itemsBulkSchema>) {
  const { store } = backend
  const { action, items, set } = body
  const together = { collection, ids: items.map((item) => item.id) }
  const check = action === 'publish' ? await createPublishCheck(backend, together) : undefined
  const assign = action === 'set' ? await facetWriter(backend, collection, set) : undefined
  const answer: BulkAnswer = { done: [], failed: [] }
  for (const item of items) {
    const options = { by: by.id, expectedVersion: item.version }
    try {
      await check?.({ collection, ...item })
      const changed = await (action === 'set' ? assign!(item.id, options) : store[action](collection, item.id, options))
      answer.done.push({ id: item.id, version: changed?.version ?? item.version + 1 })
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      if (cause.status >= 500) backend.log.error('item of a bulk change failed', { collection, cause })
      const [field] = cause.code === 'invalid-fields' ? (cause.details.fields ?? []) : []
      answer.failed.push({ id: item.id, code: cause.code, message: field?.message ?? cause.message })
    }
  }
  return Response.json(answer)
}

/** A draft with the same values; the copy never goes public by itself. */
export async function postDuplicate({
  backend: { store },
  parameters: { collection, id: original },
  principal: by,
}: Call<'collection' | 'id'>) {
  const definition = definitionOf(collection)
  const found = await store.working(collection, original)
  if (!found || definition.kind !== 'collection') throw new AppError('not-found', 404, errorMessages.unknownItem)
  const values = duplicateValues(definition, found.item)
  return Response.json(await store.create(collection, { values, draft: true, isCopy: true }, { by: by.id }), {
    status: 201,
  })
}

export async function putOrder({
  backend,
  parameters: { collection },
  principal: by,
  body,
}: Call<'collection', typeof orderSchema>) {
  const { ids } = body
  await backend.store.reorder(collection, ids, { by: by.id })
  return new Response(null, { status: 204 })
}

/** As many rows of a list as somebody looks at, by what they search, filter and sort. */
export async function getList({ request, backend: { editing }, parameters: { collection } }: Call<'collection'>) {
  const { searchParams } = new URL(request.url)
  return privateJson(await editing.part(collection, choiceIn(searchParams), rowLimitIn(searchParams)))
}
