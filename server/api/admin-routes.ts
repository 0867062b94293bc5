import * as lists from './collections.ts'
import { archiveMaxBytes } from '#shared/editing/admin-constants.ts'
import * as exchange from './exchange.ts'
import type { ApiRoute } from './route.ts'
import * as trash from './trash.ts'

/** Lists, trash and operations of the admin area. */
export const adminRoutes: ApiRoute[] = [
  { method: 'GET', path: '/api/search', right: 'edit-content', handler: lists.getSearch },
  {
    method: 'POST',
    path: '/api/bulk/:collection',
    right: 'by-collection',
    audit: ['content.publish', 'content.unpublish', 'content.delete'],
    handler: lists.postBulk,
  },
  {
    method: 'PUT',
    path: '/api/order/:collection',
    right: 'by-collection',
    audit: ['content.order'],
    handler: lists.putOrder,
  },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/duplicate',
    right: 'by-collection',
    audit: ['content.duplicate'],
    handler: lists.postDuplicate,
  },
  {
    method: 'POST',
    path: '/api/trash/:collection/:id/restore',
    right: 'by-collection',
    audit: ['content.restore'],
    handler: trash.postRestore,
  },
  {
    method: 'DELETE',
    path: '/api/trash/:collection/:id',
    right: 'administrate',
    audit: ['content.remove'],
    handler: trash.deleteForGood,
  },
  {
    method: 'POST',
    path: '/api/snapshots/:id/restore',
    right: 'administrate',
    audit: ['content.restore-snapshot'],
    handler: trash.postSnapshotRestore,
  },
  {
    method: 'GET',
    path: '/api/export',
    right: 'administrate',
    audit: ['exchange.export'],
    handler: exchange.getExport,
  },
  {
    method: 'POST',
    path: '/api/import/preview',
    right: 'administrate',
    audit: { none: 'only shows what an import would change' },
    bodyLimitBytes: archiveMaxBytes,
    handler: exchange.postPreview,
  },
  {
    method: 'POST',
    path: '/api/import',
    right: 'administrate',
    audit: ['exchange.import'],
    bodyLimitBytes: archiveMaxBytes,
    handler: exchange.postImport,
  },
]
