import type { Right } from '#shared/identity.ts'
import type { Backend } from '#server/backend.ts'
import * as content from './content.ts'
import { getHealth, getReadiness } from './health.ts'

export type Parameters = Record<string, string>
export type Handler = (request: Request, backend: Backend, parameters: Parameters) => Promise<Response> | Response
/** `by-collection`: the handler asks for the right that the named collection needs. */
export type ApiRoute = {
  method: string
  path: string
  right: Right | 'by-collection'
  cached?: boolean
  handler: Handler
}

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
]
