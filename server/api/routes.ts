import type { Principal, Right } from '#shared/identity.ts'
import type { Backend } from '#server/backend.ts'
import * as content from './content.ts'
import * as lists from './collections.ts'
import * as editing from './editing.ts'
import { getHealth, getReadiness } from './health.ts'
import * as trash from './trash.ts'

export type PathParameters = Record<string, string>
type PublicHandler = (request: Request, backend: Backend, parameters: PathParameters) => Promise<Response> | Response
type GuardedHandler = (
  request: Request,
  backend: Backend,
  parameters: PathParameters,
  principal: Principal,
) => Promise<Response> | Response

/** Every route names the right it needs (J25); `by-collection` leaves it to the collection that is written. */
export type ApiRoute = { method: string; path: string } & (
  | { right: 'public'; cached?: boolean; handler: PublicHandler }
  | { right: Exclude<Right, 'public'> | 'by-collection'; handler: GuardedHandler }
)

/** Everything the server answers that is not a page. */
export const apiRoutes: ApiRoute[] = [
  { method: 'GET', path: '/healthz', right: 'public', handler: getHealth },
  { method: 'GET', path: '/readyz', right: 'public', handler: getReadiness },
  { method: 'GET', path: '/api/content/:collection', right: 'public', cached: true, handler: content.getCollection },
  { method: 'POST', path: '/api/content/:collection', right: 'by-collection', handler: content.postItem },
  { method: 'GET', path: '/api/content/:collection/:id', right: 'public', cached: true, handler: content.getItem },
  { method: 'PATCH', path: '/api/content/:collection/:id', right: 'by-collection', handler: content.patchItem },
  { method: 'DELETE', path: '/api/content/:collection/:id', right: 'by-collection', handler: content.deleteItem },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/publish',
    right: 'by-collection',
    handler: content.postPublish,
  },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/unpublish',
    right: 'by-collection',
    handler: content.postUnpublish,
  },
  {
    method: 'POST',
    path: '/api/import-defaults/:collection',
    right: 'administrate',
    handler: content.postImportDefaults,
  },
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
  { method: 'GET', path: '/api/editing/:collection/:id', right: 'by-collection', handler: editing.getEditing },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/discard',
    right: 'by-collection',
    handler: editing.postDiscard,
  },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/undo-publish',
    right: 'by-collection',
    handler: editing.postUndoPublish,
  },
  {
    method: 'PUT',
    path: '/api/editing/:collection/:id/schedule',
    right: 'by-collection',
    handler: editing.putSchedule,
  },
  {
    method: 'GET',
    path: '/api/editing/:collection/:id/revisions',
    right: 'by-collection',
    handler: editing.getRevisions,
  },
  {
    method: 'GET',
    path: '/api/editing/:collection/:id/revisions/:seq',
    right: 'by-collection',
    handler: editing.getRevision,
  },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/revisions/:seq/restore',
    right: 'by-collection',
    handler: editing.postRestore,
  },
  {
    method: 'GET',
    path: '/api/editing/:collection/:id/references',
    right: 'by-collection',
    handler: editing.getReferences,
  },
  {
    method: 'GET',
    path: '/api/editing/:collection/:id/preview-links',
    right: 'by-collection',
    handler: editing.getPreviewLinks,
  },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/preview-links',
    right: 'by-collection',
    handler: editing.postPreviewLink,
  },
  {
    method: 'DELETE',
    path: '/api/editing/:collection/:id/preview-links/:link',
    right: 'by-collection',
    handler: editing.deletePreviewLink,
  },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/presence',
    right: 'by-collection',
    handler: editing.postPresence,
  },
  { method: 'GET', path: '/api/search', right: 'edit-content', handler: lists.getSearch },
]
