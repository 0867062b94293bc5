import { chatRoutes } from './chat-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { consentRoutes } from './consent-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { editingRoutes } from './editing-routes.ts'
import { getHealth, getReadiness } from './health.ts'
import { identityRoutes } from './identity-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { publicRow, type ApiRoute } from './route.ts'
import { syncRoutes } from './sync-routes.ts'

/** Everything the server answers that is not a page. */
export const apiRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: '/healthz', handler: getHealth }),
  publicRow({ method: 'GET', path: '/readyz', handler: getReadiness }),
  ...chatRoutes,
  ...contentRoutes,
  ...editingRoutes,
  ...syncRoutes,
  ...adminRoutes,
  ...identityRoutes,
  ...contactRoutes,
  ...consentRoutes,
  ...mediaRoutes,
]
