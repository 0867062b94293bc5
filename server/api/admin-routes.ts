import * as lists from './collections.ts'
import { archiveMaxBytes } from '#shared/limits.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'
import { Readable } from 'node:stream'
import { AppError } from '#shared/errors.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { streamed } from './answers.ts'
import { getPalette } from './palette.ts'

/** Lists, trash and operations of the admin area. */
export const adminRoutes: ApiRoute[] = [
  guardedRow({ method: 'GET', path: '/api/search', right: 'write-drafts', handler: getPalette }),
  guardedRow({ method: 'GET', path: '/api/lists/:collection', right: 'drafts-by-collection', handler: lists.getList }),
  guardedRow({
    method: 'POST',
    path: '/api/bulk/:collection',
    right: 'by-collection',
    audit: ['content.publish', 'content.unpublish', 'content.delete', 'content.draft'],
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
    right: 'drafts-by-collection',
    audit: ['content.duplicate'],
    handler: lists.postDuplicate,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/trash/:collection/:id/restore',
    right: 'by-collection',
    audit: ['content.restore'],
    handler: postRestoreItem,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/trash/:collection/:id',
    right: 'administrate',
    audit: ['content.remove'],
    handler: deleteForGood,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/snapshots/:id/restore',
    right: 'administrate',
    audit: ['content.restore-snapshot'],
    handler: postSnapshotRestore,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/import-defaults',
    right: 'administrate',
    audit: ['content.import-defaults'],
    handler: postAllDefaults,
  }),
  guardedRow({
    method: 'GET',
    path: '/api/export',
    right: 'administrate',
    fresh: true,
    audit: ['exchange.export'],
    handler: getExport,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/import/preview',
    right: 'administrate',
    audit: { none: 'only shows what an import would change' },
    bodyLimitBytes: archiveMaxBytes,
    handler: postPreview,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/import',
    right: 'administrate',
    audit: ['exchange.import'],
    bodyLimitBytes: archiveMaxBytes,
    handler: postImport,
  }),
]

async function postRestoreItem({ backend, parameters: { collection, id }, principal: by }: Call<'collection' | 'id'>) {
  const restored = await backend.trash.restore({ collection, id }, { by: by.id })
  return Response.json(restored)
}

async function deleteForGood({ backend, parameters: { collection, id }, principal: by }: Call<'collection' | 'id'>) {
  await backend.trash.remove({ collection, id }, { by: by.id })
  return new Response(null, { status: 204 })
}

async function postSnapshotRestore({ backend, parameters: { id }, principal: by }: Call<'id'>) {
  const restored = await backend.snapshots.restore(id, { by: by.id })
  return Response.json(restored)
}

async function postAllDefaults({ backend, principal: by }: Call) {
  return Response.json(await backend.snapshots.restoreDefaults({ by: by.id }))
}

/** The whole site as one file. */
async function getExport({ backend: { exchange, identity, now }, principal: by }: Call) {
  const day = now().toISOString().slice(0, 10)
  const archive = await exchange.write()
  await identity.audit({ by, action: 'exchange.export', subject: day })
  return new Response(Readable.toWeb(Readable.from(archive)) as ReadableStream, {
    headers: {
      ...streamed,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="schaufenster-${day}.zip"`,
    },
  })
}

/** What importing this archive would change; nothing is kept of it. */
async function postPreview({ request, backend: { exchange } }: Call) {
  return Response.json(await exchange.preview(request.body))
}

/** Imports the areas named in the query, each as the archive has it. */
async function postImport({ request, backend: { exchange }, principal: by }: Call) {
  const areas = new URL(request.url).searchParams.getAll('bereich')
  if (areas.length === 0) throw new AppError('bad-archive', 422, exchangeMessages.nothingChosen)
  return Response.json(await exchange.restore(request.body, areas, by.id))
}
