import { mediaEditSchema } from '#shared/media/edit.ts'
import { largestChunkBytes } from '#shared/media/upload-rules.ts'
import { getMedia, getMediaFile } from './media-files.ts'
import * as media from './media.ts'
import { guardedRow, publicRow, type ApiRoute } from './route.ts'
import * as uploads from './uploads.ts'

/** Files for everybody; the library and uploads for those who write. */
export const mediaRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: '/media/:id', handler: getMedia }),
  publicRow({ method: 'GET', path: '/media/:id/:hash/:variant', handler: getMediaFile }),
  guardedRow({ method: 'GET', path: '/api/media', right: 'edit-content', handler: media.getMediaList }),
  guardedRow({ method: 'GET', path: '/api/media/:id', right: 'edit-content', handler: media.getMediaEntry }),
  guardedRow({
    method: 'PATCH',
    path: '/api/media/:id',
    right: 'edit-content',
    audit: ['media.edit'],
    body: mediaEditSchema,
    handler: media.patchMediaEntry,
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
    audit: ['media.delete', 'media.restore', 'media.remove'],
    body: media.mediaBulkSchema,
    handler: media.postMediaBulk,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/storage/uploads',
    right: 'edit-content',
    audit: { none: 'the file is in the library with its last piece only' },
    body: uploads.uploadSchema,
    handler: uploads.postUpload,
  }),
  guardedRow({ method: 'GET', path: '/api/storage/uploads/:id', right: 'edit-content', handler: uploads.getUpload }),
  guardedRow({
    method: 'PATCH',
    path: '/api/storage/uploads/:id',
    right: 'edit-content',
    audit: ['media.upload', 'media.replace'],
    bodyLimitBytes: largestChunkBytes,
    handler: uploads.patchUpload,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/storage/uploads/:id',
    right: 'edit-content',
    audit: { none: 'gives up what is not in the library yet' },
    handler: uploads.deleteUpload,
  }),
]
