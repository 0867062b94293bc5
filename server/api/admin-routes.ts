import * as lists from './collections.ts'
import { archiveMaxBytes } from '#shared/editing/editing-limits.ts'
import * as exchange from './exchange.ts'
import { guardedRow, type ApiRoute } from './route.ts'
import * as trash from './trash.ts'

/** Lists, trash and operations of the admin area. */
export const adminRoutes: ApiRoute[] = [
  guardedRow({ method: 'GET', path: '/api/search', right: 'edit-content', handler: lists.getSearch }),
  guardedRow({
    method: 'POST',
    path: '/api/bulk/:collection',
    right: 'by-collection',
    audit: ['content.publish', 'content.unpublish', 'content.delete'],
    body: lists.itemsBulkSchema,
    handler: lists.postBulk,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/order/:collection',
    right: 'by-collection',
    audit: ['content.order'],
    body: lists.orderSchema,
    handler: lists.putOrder,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/content/:collection/:id/duplicate',
    right: 'by-collection',
    audit: ['content.duplicate'],
    handler: lists.postDuplicate,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/trash/:collection/:id/restore',
    right: 'by-collection',
    audit: ['content.restore'],
    handler: trash.postRestoreItem,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/trash/:collection/:id',
    right: 'administrate',
    audit: ['content.remove'],
    handler: trash.deleteForGood,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/snapshots/:id/restore',
    right: 'administrate',
    audit: ['content.restore-snapshot'],
    handler: trash.postSnapshotRestore,
  }),
  guardedRow({
    method: 'GET',
    path: '/api/export',
    right: 'administrate',
    audit: ['exchange.export'],
    handler: exchange.getExport,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/import/preview',
    right: 'administrate',
    audit: { none: 'only shows what an import would change' },
    bodyLimitBytes: archiveMaxBytes,
    handler: exchange.postPreview,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/import',
    right: 'administrate',
    audit: ['exchange.import'],
    bodyLimitBytes: archiveMaxBytes,
    handler: exchange.postImport,
  }),
]
