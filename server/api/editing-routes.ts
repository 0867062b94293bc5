import * as editing from './editing.ts'
import type { ApiRoute } from './route.ts'

/** What the editor of an item needs beyond single changes: drafts, plans, the past. */
export const editingRoutes: ApiRoute[] = [
  { method: 'GET', path: '/api/editing/:collection/:id', right: 'by-collection', handler: editing.getEditing },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/discard',
    right: 'by-collection',
    audit: ['content.discard'],
    handler: editing.postDiscard,
  },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/undo-publish',
    right: 'by-collection',
    audit: ['content.undo-publish'],
    handler: editing.postUndoPublish,
  },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/undo-unpublish',
    right: 'by-collection',
    audit: ['content.undo-unpublish'],
    handler: editing.postUndoUnpublish,
  },
  {
    method: 'PUT',
    path: '/api/editing/:collection/:id/schedule',
    right: 'by-collection',
    audit: ['content.schedule'],
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
    audit: ['content.restore-revision'],
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
    audit: ['preview-link.create'],
    handler: editing.postPreviewLink,
  },
  {
    method: 'DELETE',
    path: '/api/editing/:collection/:id/preview-links/:link',
    right: 'by-collection',
    audit: ['preview-link.revoke'],
    handler: editing.deletePreviewLink,
  },
  {
    method: 'POST',
    path: '/api/editing/:collection/:id/presence',
    right: 'by-collection',
    audit: { none: 'says who has an item open, and changes nothing' },
    handler: editing.postPresence,
  },
]
