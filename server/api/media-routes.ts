import { largestChunkBytes } from '#shared/media/upload-rules.ts'
import { getMedia, getMediaFile } from './media-files.ts'
import * as media from './media.ts'
import type { ApiRoute } from './route.ts'
import * as uploads from './uploads.ts'

/** Files for everybody; the library and uploads for those who write. */
export const mediaRoutes: ApiRoute[] = [
  { method: 'GET', path: '/media/:id', right: 'public', handler: getMedia },
  { method: 'GET', path: '/media/:id/:hash/:variant', right: 'public', handler: getMediaFile },
  { method: 'GET', path: '/api/media', right: 'edit-content', handler: media.getMediaList },
  { method: 'GET', path: '/api/media/:id', right: 'edit-content', handler: media.getMediaEntry },
  {
    method: 'PATCH',
    path: '/api/media/:id',
    right: 'edit-content',
    audit: ['media.edit'],
    handler: media.patchMediaEntry,
  },
  {
    method: 'DELETE',
    path: '/api/media/:id',
    right: 'edit-content',
    audit: ['media.delete'],
    handler: media.deleteMediaEntry,
  },
  {
    method: 'POST',
    path: '/api/media-bulk',
    right: 'edit-content',
    audit: ['media.delete', 'media.restore', 'media.remove'],
    handler: media.postMediaBulk,
  },
  {
    method: 'POST',
    path: '/api/storage/uploads',
    right: 'edit-content',
    audit: { none: 'the file is in the library with its last piece only' },
    handler: uploads.postUpload,
  },
  { method: 'GET', path: '/api/storage/uploads/:id', right: 'edit-content', handler: uploads.getUpload },
  {
    method: 'PATCH',
    path: '/api/storage/uploads/:id',
    right: 'edit-content',
    audit: ['media.upload', 'media.replace'],
    bodyLimitBytes: largestChunkBytes,
    handler: uploads.patchUpload,
  },
  {
    method: 'DELETE',
    path: '/api/storage/uploads/:id',
    right: 'edit-content',
    audit: { none: 'gives up what is not in the library yet' },
    handler: uploads.deleteUpload,
  },
]
