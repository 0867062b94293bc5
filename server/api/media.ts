import { z } from 'zod'
import { parse } from '#shared/errors.ts'
import type { Principal } from '#shared/identity.ts'
import { mediaEditSchema, mediaFilters, type MediaFilter } from '#shared/media/entry.ts'
import type { Backend } from '#server/backend.ts'
import { readJson } from '#server/http/body.ts'
import type { PathParameters } from './route.ts'

const querySchema = z.object({
  suche: z.string().max(100).catch(''),
  schlagwort: z.string().max(40).optional().catch(undefined),
  filter: z.enum(Object.keys(mediaFilters) as MediaFilter[]).catch('alle'),
  seite: z.coerce.number().int().min(1).max(10_000).catch(1),
})

const bulkSchema = z.strictObject({
  action: z.enum(['delete', 'restore', 'remove']),
  ids: z.array(z.string().max(40)).min(1).max(200),
})

export async function getMediaList(request: Request, { media }: Backend) {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const { suche: search, schlagwort: tag, filter, seite: page } = querySchema.parse(asked)
  return privateJson(await media.library.list({ search, filter, page, ...(tag && { tag }) }))
}

export async function getMediaEntry(_request: Request, { media }: Backend, { id = '' }: PathParameters) {
  return privateJson({ media: await media.library.get(id) })
}

export async function patchMediaEntry(request: Request, { media }: Backend, { id = '' }: PathParameters) {
  return privateJson({ media: await media.library.edit(id, parse(mediaEditSchema, await readJson(request))) })
}

export async function deleteMediaEntry(
  _request: Request,
  { media, identity }: Backend,
  { id = '' }: PathParameters,
  by: Principal,
) {
  await media.library.delete([id])
  await identity.audit({ by, action: 'media.delete', subject: (await media.library.namesOf([id])).join() })
  return new Response(null, { status: 204 })
}

/** Several at once: to the trash, back, or for good. What is thrown away for good must lie in the trash already. */
export async function postMediaBulk(
  request: Request,
  { media, identity }: Backend,
  _parameters: PathParameters,
  by: Principal,
) {
  const { action, ids } = parse(bulkSchema, await readJson(request))
  const subject = (await media.library.namesOf(ids)).join(', ')
  if (action === 'delete') await media.library.delete(ids)
  else if (action === 'restore') await media.library.restore(ids)
  else await media.remove(ids)
  await identity.audit({ by, action: `media.${action}`, subject })
  return new Response(null, { status: 204 })
}

function privateJson(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
