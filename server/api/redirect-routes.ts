import { redirectSchema } from '#shared/redirects/redirect-rules.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

/** Where old addresses lead. */
export const redirectRoutes: ApiRoute[] = [
  guardedRow({
    method: 'POST',
    path: '/api/redirects',
    right: 'edit-content',
    audit: ['redirect.create'],
    body: redirectSchema,
    handler: postRedirect,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/redirects/:id',
    right: 'edit-content',
    audit: ['redirect.change'],
    body: redirectSchema,
    handler: putRedirect,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/redirects/:id',
    right: 'edit-content',
    audit: ['redirect.delete'],
    handler: deleteRedirect,
  }),
]

async function postRedirect({ backend, principal: by, body }: Call<never, typeof redirectSchema>) {
  return Response.json(await backend.redirects.create(body, by.id), { status: 201 })
}

async function putRedirect({ backend, principal: by, parameters: { id }, body }: Call<'id', typeof redirectSchema>) {
  return Response.json(await backend.redirects.change(id, body, by.id))
}

async function deleteRedirect({ backend, principal: by, parameters: { id } }: Call<'id'>) {
  await backend.redirects.remove(id, by.id)
  return new Response(null, { status: 204 })
}
