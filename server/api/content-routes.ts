import * as content from './content.ts'
import type { ApiRoute } from './route.ts'

/** Content: public reads, and changes by those who may. */
export const contentRoutes: ApiRoute[] = [
  { method: 'GET', path: '/api/content/:collection', right: 'public', cached: true, handler: content.getCollection },
  {
    method: 'POST',
    path: '/api/content/:collection',
    right: 'by-collection',
    audit: ['content.create'],
    handler: content.postItem,
  },
  {
    method: 'PATCH',
    path: '/api/content/:collection',
    right: 'by-collection',
    unlisted: true,
    audit: { none: 'names no item, so nothing is changed' },
    handler: content.refuseWithoutId,
  },
  {
    method: 'DELETE',
    path: '/api/content/:collection',
    right: 'by-collection',
    unlisted: true,
    audit: { none: 'names no item, so nothing is changed' },
    handler: content.refuseWithoutId,
  },
  { method: 'GET', path: '/api/content/:collection/:id', right: 'public', cached: true, handler: content.getItem },
  {
    method: 'PATCH',
    path: '/api/content/:collection/:id',
    right: 'by-collection',
    audit: ['content.update', 'content.draft'],
    handler: content.patchItem,
  },
  {
    method: 'DELETE',
    path: '/api/content/:collection/:id',
    right: 'by-collection',
    audit: ['content.delete'],
    handler: content.deleteItem,
  },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/publish',
    right: 'by-collection',
    audit: ['content.publish'],
    handler: content.postPublish,
  },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/unpublish',
    right: 'by-collection',
    audit: ['content.unpublish'],
    handler: content.postUnpublish,
  },
  {
    method: 'POST',
    path: '/api/import-defaults/:collection',
    right: 'administrate',
    audit: ['content.import-defaults'],
    handler: content.postImportDefaults,
  },
]
