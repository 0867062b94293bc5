import { guardedRow, type ApiRoute } from './route.ts'
import * as sync from './sync.ts'

/** For browsers of editors: what they keep, and news of changes. */
export const syncRoutes: ApiRoute[] = [
  guardedRow({ method: 'GET', path: '/api/sync/copy', right: 'edit-content', handler: sync.getCopy }),
  guardedRow({ method: 'GET', path: '/api/sync/feed', right: 'edit-content', handler: sync.getFeed }),
]
