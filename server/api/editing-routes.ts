import * as editing from './editing.ts'
import type { ApiRoute } from './route.ts'

/** What the editor of an item needs beyond single changes: drafts, plans, the past. */
export const editingRoutes: ApiRoute[] = [
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
    method: 'POST',
    path: '/api/editing/:collection/:id/undo-unpublish',
    right: 'by-collection',
    handler: editing.postUndoUnpublish,
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
]
