// What pages and service worker agree on (app/service-worker, app/ui/offline).

export const serviceWorkerPath = '/service-worker.js'

/** Shown instead of a page that was never kept; the address that was wanted follows as hash. */
export const offlinePath = '/offline'

/** Names in the browser's Cache Storage, each followed by the version of the build; listed on /cookies. */
export const pagesCachePrefix = 'schaufenster-pages-'
export const adminCachePrefix = 'schaufenster-admin-'

/** What pages ask of the worker. It answers over the port that comes along. */
export type ServiceWorkerMessage =
  /** Keeps the important pages and the one at this address; from now on also every page that is visited. */
  | { type: 'keep-pages'; page: string }
  /** From when the copy is that this page was made of. */
  | { type: 'copy-shown' }
  /** Keeps the frame of the admin area with all its code. */
  | { type: 'keep-admin' }
  | { type: 'forget-admin' }

export type ServiceWorkerAnswer = {
  done: boolean
  /** To `copy-shown`: when the copy was made; missing on a page that came from the server. */
  keptAt?: string
}

/** Its entry in the register of services. */
export const offlineCopyService = 'offline-kopie'
