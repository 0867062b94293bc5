import { versionSchema } from './content.ts'
import { getEditBar } from './edit-bar.ts'
import * as editing from './editing.ts'
import { guardedRow, type ApiRoute } from './route.ts'

/** What the editor of an item needs beyond single changes: drafts, plans, the past. */
export const editingRoutes: ApiRoute[] = [
  guardedRow({ method: 'GET', path: '/api/link-targets', right: 'edit-content', handler: editing.getLinkTargets }),
  guardedRow({ method: 'GET', path: '/api/edit-bar', right: 'edit-content', handler: getEditBar }),
  guardedRow({
    method: 'GET',
    path: '/api/editing/:collection/:id',
    right: 'drafts-by-collection',
    handler: editing.getEditing,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/discard',
    right: 'by-collection',
    audit: ['content.discard'],
    body: versionSchema,
    handler: editing.postDiscard,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/undo-publish',
    right: 'by-collection',
    audit: ['content.undo-publish'],
    body: versionSchema,
    handler: editing.postUndoPublish,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/undo-unpublish',
    right: 'by-collection',
    audit: ['content.undo-unpublish'],
    body: versionSchema,
    handler: editing.postUndoUnpublish,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/editing/:collection/:id/schedule',
    right: 'by-collection',
    audit: ['content.schedule'],
    body: editing.scheduleSchema,
    handler: editing.putSchedule,
  }),
  guardedRow({
    method: 'GET',
    path: '/api/editing/:collection/:id/revisions',
    right: 'drafts-by-collection',
    handler: editing.getRevisions,
  }),
  guardedRow({
    method: 'GET',
    path: '/api/editing/:collection/:id/revisions/:seq',
    right: 'drafts-by-collection',
    handler: editing.getRevision,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/revisions/:seq/restore',
    right: 'drafts-by-collection',
    audit: ['content.restore-revision'],
    body: versionSchema,
    handler: editing.postRestoreRevision,
  }),
  guardedRow({
    method: 'GET',
    path: '/api/editing/:collection/:id/references',
    right: 'drafts-by-collection',
    handler: editing.getReferences,
  }),
  guardedRow({
    method: 'GET',
    path: '/api/editing/:collection/:id/preview-links',
    right: 'by-collection',
    handler: editing.getPreviewLinks,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/preview-links',
    right: 'by-collection',
    audit: ['preview-link.create'],
    body: editing.linkSchema,
    handler: editing.postPreviewLink,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/editing/:collection/:id/preview-links/:link',
    right: 'by-collection',
    audit: ['preview-link.revoke'],
    handler: editing.deletePreviewLink,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/editing/:collection/:id/presence',
    right: 'drafts-by-collection',
    audit: { none: 'says who has an item open, and changes nothing' },
    body: editing.tabSchema,
    handler: editing.postPresence,
  }),
]
