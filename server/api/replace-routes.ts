import { replaceWishSchema } from '#shared/replace/replace.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

/** Two thousand places, each named by the way to it. */
const bodyLimitBytes = 1_000_000

/** Finding and replacing over all content; whose rights do not reach an item is told when it is written. */
export const replaceRoutes: ApiRoute[] = [
  guardedRow({
    method: 'POST',
    path: '/api/replacements',
    right: 'edit-content',
    audit: ['content.replace'],
    body: replaceWishSchema,
    bodyLimitBytes,
    handler: postReplacement,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/replacements/:id/undo',
    right: 'edit-content',
    audit: ['content.undo-replace'],
    handler: postUndo,
  }),
]

async function postReplacement({ backend, principal: by, body }: Call<never, typeof replaceWishSchema>) {
  return Response.json(await backend.replacements.apply(body, by), { status: 201 })
}

async function postUndo({ backend, principal: by, parameters: { id } }: Call<'id'>) {
  return Response.json(await backend.replacements.undo(id, by))
}
