import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { previewLinkPath } from '#shared/preview/preview.ts'
import { travelErrors } from '#shared/messages/travel.ts'
import { definitionOf } from '#server/content/store.ts'
import { privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

const linkSchema = z.strictObject({ at: z.string(travelErrors.noMoment), days: z.number().int().min(1).max(90) })

/** The site as of another moment: links to it, and what differs between two. */
export const travelRoutes: ApiRoute[] = [
  guardedRow({
    method: 'GET',
    path: '/api/travel/differences/:collection/:id',
    right: 'edit-content',
    handler: getDifferences,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/travel/links',
    right: 'edit-content',
    audit: ['preview-link.create'],
    body: linkSchema,
    handler: postLink,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/travel/links/:id',
    right: 'edit-content',
    audit: ['preview-link.revoke'],
    handler: deleteLink,
  }),
]

async function getDifferences({
  request,
  backend: { travel },
  principal,
  parameters: { collection, id },
}: Call<'collection' | 'id'>) {
  const { searchParams } = new URL(request.url)
  const definition = definitionOf(collection)
  const [since, at] = await Promise.all(['since', 'at'].map((name) => travel.moment(searchParams.get(name) ?? '')))
  if (since! > at!) throw new AppError('bad-moment', 422, travelErrors.order)
  const span = { since: since!, at: at! }
  return privateJson({ differences: await travel.differences(principal, definition, id, span) })
}

async function postLink({ backend: { travel, config }, principal: by, body }: Call<never, typeof linkSchema>) {
  const { token, ...link } = await travel.links.create(await travel.moment(body.at), { by, days: body.days })
  return privateJson({ ...link, url: new URL(previewLinkPath(token), config.publicUrl).href }, [], 201)
}

async function deleteLink({ backend: { travel }, principal: by, parameters: { id } }: Call<'id'>) {
  await travel.links.revoke(id, by.id)
  return new Response(null, { status: 204 })
}
