import { mediaEditSchema } from '#shared/media/edit.ts'
import { reshapeSchema } from '#shared/media/reshape.ts'
import { largestChunkBytes } from '#shared/media/upload-rules.ts'
import * as media from './media.ts'
import { guardedRow, publicRow, type ApiRoute, type Call, type PublicCall } from './route.ts'
import * as uploads from './uploads.ts'
import { AppError } from '#shared/errors.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import { parseRange } from '#server/http/byte-range.ts'
import type { Delivered } from '#server/media/delivered.ts'

type FileParameters = 'id' | 'hash' | 'variant'

/** A cache in front asks every minute whether the file is still there: what was thrown away must not live on in it. */
const forEver = 'public, max-age=31536000, s-maxage=60, immutable'
const forOne = 'private, no-cache'

/** Files for everybody; the library and uploads for those who write. */
export const mediaRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: '/media/:id', handler: getMedia }),
  publicRow({ method: 'GET', path: '/media/:id/:hash/:variant', handler: getMediaFile }),
  guardedRow({
    method: 'GET',
    path: '/api/media/:id/:hash/:variant',
    right: 'write-drafts',
    handler: getLibraryFile,
  }),
  guardedRow({ method: 'GET', path: '/api/media', right: 'write-drafts', handler: media.getMediaList }),
  guardedRow({ method: 'GET', path: '/api/media/:id', right: 'write-drafts', handler: media.getMediaEntry }),
  guardedRow({
    method: 'PATCH',
    path: '/api/media/:id',
    right: 'write-drafts',
    audit: ['media.edit'],
    body: mediaEditSchema,
    handler: media.patchMediaEntry,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/media/:id/reshape',
    right: 'edit-content',
    audit: ['media.replace'],
    body: reshapeSchema,
    handler: media.postReshape,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/media/:id',
    right: 'edit-content',
    audit: ['media.delete'],
    handler: media.deleteMediaEntry,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/media-bulk',
    right: 'edit-content',
    audit: ['media.edit', 'media.delete', 'media.restore', 'media.remove'],
    body: media.mediaBulkSchema,
    handler: media.postMediaBulk,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/media-fetch',
    right: 'write-drafts',
    audit: ['media.upload'],
    body: media.mediaFetchSchema,
    handler: media.postMediaFetch,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/storage/uploads',
    right: 'write-drafts',
    audit: { none: 'the file is in the library with its last piece only' },
    body: uploads.uploadSchema,
    handler: uploads.postUpload,
  }),
  guardedRow({ method: 'GET', path: '/api/storage/uploads/:id', right: 'write-drafts', handler: uploads.getUpload }),
  guardedRow({
    method: 'PATCH',
    path: '/api/storage/uploads/:id',
    right: 'write-drafts',
    audit: ['media.upload', 'media.replace'],
    bodyLimitBytes: largestChunkBytes,
    handler: uploads.patchUpload,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/storage/uploads/:id',
    right: 'write-drafts',
    audit: { none: 'gives up what is not in the library yet' },
    handler: uploads.deleteUpload,
  }),
  guardedRow({
    method: 'GET',
    path: '/api/open-uploads',
    right: 'administrate',
    handler: uploads.getOpenUploads,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/open-uploads/:id',
    right: 'administrate',
    audit: ['media.cancel-upload'],
    handler: uploads.deleteOpenUpload,
  }),
]

/** The stable address of an entry leads to its newest file (J20). */
async function getMedia({ backend: { media }, parameters: { id } }: PublicCall<'id'>) {
  const location = await media.delivery.currentAddress(id)
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-cache' } })
}

/** A file by its content: whoever has it never needs to ask again. */
async function getMediaFile({ request, backend: { media }, parameters }: PublicCall<FileParameters>) {
  const { id, hash, variant } = parameters
  return answerFile(request, parameters, await media.delivery.find(id, hash, variant), forEver)
}

/** Also what lies in the trash, for those who work in the library. */
async function getLibraryFile({ request, backend: { media }, parameters }: Call<FileParameters>) {
  const { id, hash, variant } = parameters
  return answerFile(request, parameters, await media.delivery.find(id, hash, variant, { alsoTrash: true }), forOne)
}

async function answerFile(
  request: Request,
  { hash, variant }: Record<FileParameters, string>,
  file: Delivered,
  lifetime: string,
) {
  const { totalBytes, type, attachment, standIn, open } = file
  if (standIn) return answerStandIn(request, { totalBytes, type, open })
  const etag = `"${hash.slice(0, 16)}-${variant}"`
  const headers = new Headers({ 'content-type': type, 'cache-control': lifetime, 'accept-ranges': 'bytes', etag })
  if (attachment !== undefined) headers.set('content-disposition', savedAs(attachment))
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })

  const ifRange = request.headers.get('if-range')
  const wanted = ifRange !== null && ifRange !== etag ? undefined : parseRange(request.headers.get('range'), totalBytes)
  if (wanted === 'beyond')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${totalBytes}` } })
  const range = wanted ?? { start: 0, end: totalBytes - 1 }
  headers.set('content-length', String(range.end - range.start + 1))
  if (wanted) headers.set('content-range', `bytes ${range.start}-${range.end}/${totalBytes}`)
  const status = wanted ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const object = await open(wanted)
  if (!object) throw missing()
  return new Response(object.body, { status, headers })
}

/** Whole and for this once: whoever asks again gets the picture as soon as it is drawn. */
async function answerStandIn({ method }: Request, { totalBytes, type, open }: Omit<Delivered, 'standIn'>) {
  const headers = { 'content-type': type, 'content-length': String(totalBytes), 'cache-control': 'no-store' }
  if (method === 'HEAD') return new Response(null, { headers })
  const object = await open()
  if (!object) throw missing()
  return new Response(object.body, { headers })
}

function missing(): AppError {
  return new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
}

/** Saved under its name, never opened here. Older programs get a name without umlauts. */
function savedAs(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
