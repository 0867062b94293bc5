import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { uploadHeaders } from '#shared/media/upload-rules.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { Backend } from '#server/backend.ts'
import type { UploadProgress } from '#server/media/uploads.ts'
import { privateJson } from './answers.ts'
import { requireToPublish } from './require-to-publish.ts'
import type { Call } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

// Resumable uploads, as docs/decisions/0011 describes them.

export const uploadSchema = z.strictObject({
  name: z.string(wrongInput.noFileName),
  size: z.number(wrongInput.noSize).int(wrongInput.notWhole).min(0, wrongInput.noSize),
  replaces: z.string().optional(),
})

export async function postUpload({ backend: { media }, principal: by, body }: Call<never, typeof uploadSchema>) {
  // A replaced file is on the pages at once.
  if (body.replaces !== undefined) requireToPublish(by)
  const session = await media.uploads.start(body, by.id)
  const location = mediaPaths.upload(session.id)
  return Response.json({ id: session.id, url: location }, { status: 201, headers: { location } })
}

export async function getUpload({ backend, parameters: { id }, principal: by }: Call<'id'>) {
  return answerState(await backend.media.uploads.state(id, by.id), backend)
}

export async function patchUpload({ request, backend, parameters: { id }, principal: by }: Call<'id'>) {
  const offset = Number(request.headers.get(uploadHeaders.offset) ?? Number.NaN)
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw new AppError('invalid-argument', 422, storageErrorMessages['invalid-argument'])
  return answerState(await backend.media.uploads.take(id, by.id, offset, request.body), backend)
}

export async function deleteUpload({ backend: { media }, parameters: { id }, principal: by }: Call<'id'>) {
  await media.uploads.cancel(id, by.id)
  return new Response(null, { status: 204 })
}

/** Of everybody: what is unfinished takes room. */
export async function getOpenUploads({ backend }: Call) {
  return privateJson({ uploads: await backend.openUploads() })
}

/** Whoever began it. */
export async function deleteOpenUpload({ backend, parameters: { id }, principal: by }: Call<'id'>) {
  const { name } = await backend.media.uploads.cancelForeign(id)
  await backend.identity.audit({ by, action: 'media.cancel-upload', subject: name })
  return new Response(null, { status: 204 })
}

async function answerState({ session, offset, kept }: UploadProgress, { media }: Backend): Promise<Response> {
  const headers = {
    'cache-control': 'no-store',
    [uploadHeaders.offset]: String(offset),
    [uploadHeaders.length]: String(session.size),
    [uploadHeaders.status]: kept ? 'final' : 'active',
  }
  const result = kept && { media: await media.library.get(kept.mediaId), duplicate: kept.duplicate }
  return Response.json({ offset, size: session.size, ...result }, { headers })
}
