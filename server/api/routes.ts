import type { Principal, Right } from '#shared/identity.ts'
import type { Backend } from '#server/backend.ts'
import { postChat } from './chat.ts'
import * as content from './content.ts'
import { getHealth, getReadiness } from './health.ts'

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
  { method: 'POST', path: '/api/chat', right: 'public', handler: postChat },
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
