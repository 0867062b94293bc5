import { z } from 'zod'
import { mediaTag, type mediaEditSchema } from '#shared/media/edit.ts'
import type { reshapeSchema } from '#shared/media/reshape.ts'
import { parseMediaQuery } from '#shared/media/query.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { mayUse, type Principal } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'
import { privateJson } from './answers.ts'
import type { Call } from './route.ts'

const ids = z.array(z.string().max(40)).min(1).max(200)
export const mediaBulkSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['delete', 'restore', 'remove']), ids }),
  z.strictObject({ action: z.enum(['tag', 'untag']), ids, tag: mediaTag }),
])

export const mediaFetchSchema = z.strictObject({ address: z.url({ protocol: /^https?$/ }).max(2_000) })

export async function getMediaList({ request, backend: { media } }: Call) {
  return privateJson(await media.library.list(parseMediaQuery(new URL(request.url).searchParams)))
}

export async function getMediaEntry({ backend: { media }, parameters: { id } }: Call<'id'>) {
  return privateJson({ media: await media.library.get(id) })
}

export async function patchMediaEntry({
  backend: { media },
  parameters: { id },
  principal: by,
  body,
}: Call<'id', typeof mediaEditSchema>) {
  if (!mayUse(by, 'edit-content')) await requireOwnMedia(media.library, id, by)
  return privateJson({ media: await media.library.edit(id, body, by.id) })
}

/** The picture as it is then; pages show it at once. */
export async function postReshape({
  backend: { media },
  parameters: { id },
  principal: by,
  body,
}: Call<'id', typeof reshapeSchema>) {
  await media.reshape(id, body, by.id)
  return privateJson({ media: await media.library.get(id) })
}

/** Contributors describe what they uploaded, and nothing of others. */
async function requireOwnMedia(library: Backend['media']['library'], id: string, by: Principal): Promise<void> {
  if ((await library.ownerOf(id)) !== by.id) throw new AppError('unauthorized', 403, errorMessages.unauthorized)
}

export async function deleteMediaEntry({ backend: { media }, parameters: { id }, principal: by }: Call<'id'>) {
  await media.library.delete([id], by.id)
  return new Response(null, { status: 204 })
}

/** Several at once: with a tag or without it, to the trash, back, or for good. What is thrown away for good must lie in the trash already. */
export async function postMediaBulk({ backend: { media }, principal: by, body }: Call<never, typeof mediaBulkSchema>) {
  if (body.action === 'tag' || body.action === 'untag')
    await media.library.tag(body.ids, { tag: body.tag, on: body.action === 'tag' }, by.id)
  else if (body.action === 'remove') await media.remove(body.ids, by.id)
  else await media.library[body.action](body.ids, by.id)
  return new Response(null, { status: 204 })
}

/** A picture of another site, because somebody asked for it: fetched by this server, so that visitors never are. */
export async function postMediaFetch({
  backend: { media },
  principal: by,
  body,
}: Call<never, typeof mediaFetchSchema>) {
  const { mediaId } = await media.bringPicture(body.address, by.id)
  return privateJson({ media: await media.library.get(mediaId) }, [], 201)
}
