import { z } from 'zod'
import { parse } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { mediaEditSchema } from '#shared/media/edit.ts'
import { parseMediaQuery } from '#shared/media/query.ts'
import type { Backend } from '#server/backend.ts'
import { readJson } from '#server/http/body.ts'
import type { PathParameters } from './route.ts'

const bulkSchema = z.strictObject({
  action: z.enum(['delete', 'restore', 'remove']),
  ids: z.array(z.string().max(40)).min(1).max(200),
})

export async function getMediaList(request: Request, { media }: Backend) {
  return privateJson(await media.library.list(parseMediaQuery(new URL(request.url).searchParams)))
}

export async function getMediaEntry(_request: Request, { media }: Backend, { id = '' }: PathParameters) {
  return privateJson({ media: await media.library.get(id) })
}

export async function patchMediaEntry(
  request: Request,
  { media }: Backend,
  { id = '' }: PathParameters,
  by: Principal,
) {
  const edit = parse(mediaEditSchema, await readJson(request))
  return privateJson({ media: await media.library.edit(id, edit, by.id) })
}

export async function deleteMediaEntry(
  _request: Request,
  { media }: Backend,
  { id = '' }: PathParameters,
  by: Principal,
) {
  await media.library.delete([id], by.id)
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
  if (action === 'remove') {
    const subject = (await media.library.namesOf(ids)).join(', ')
    await media.remove(ids)
    await identity.audit({ by, action: 'media.remove', subject })
  } else await media.library[action](ids, by.id)
  return new Response(null, { status: 204 })
}

function privateJson(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
