import * as lists from './collections.ts'
import { archiveMaxBytes } from '#shared/admin-constants.ts'
import * as exchange from './exchange.ts'
import type { ApiRoute } from './route.ts'
import * as trash from './trash.ts'

/** Lists, trash and operations of the admin area. */
export const adminRoutes: ApiRoute[] = [
  { method: 'GET', path: '/api/search', right: 'edit-content', handler: lists.getSearch },
  { method: 'POST', path: '/api/bulk/:collection', right: 'by-collection', handler: lists.postBulk },
  { method: 'PUT', path: '/api/order/:collection', right: 'by-collection', handler: lists.putOrder },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/duplicate',
    right: 'by-collection',
    handler: lists.postDuplicate,
  },
  { method: 'POST', path: '/api/trash/:collection/:id/restore', right: 'by-collection', handler: trash.postRestore },
  { method: 'DELETE', path: '/api/trash/:collection/:id', right: 'administrate', handler: trash.deleteForGood },
  {
    method: 'POST',
    path: '/api/snapshots/:id/restore',
    right: 'administrate',
    handler: trash.postSnapshotRestore,
  },
  { method: 'GET', path: '/api/export', right: 'administrate', handler: exchange.getExport },
  {
    method: 'POST',
    path: '/api/import/preview',
    right: 'administrate',
    bodyLimitBytes: archiveMaxBytes,
    handler: exchange.postPreview,
  },
  {
    method: 'POST',
    path: '/api/import',
    right: 'administrate',
    bodyLimitBytes: archiveMaxBytes,
    handler: exchange.postImport,
  },
]
