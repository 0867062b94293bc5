import { chatRoutes } from './chat-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { connectionRoutes } from './connection-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { consentRoutes } from './consent-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { discoveryRoutes } from './discovery-routes.ts'
import { editingRoutes } from './editing-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { redirectRoutes } from './redirect-routes.ts'
import { reviewRoutes } from './review-routes.ts'
import { publicRow, type ApiRoute, type PublicCall } from './route.ts'
import { signRoutes } from './sign-routes.ts'
import { syncRoutes } from './sync-routes.ts'

/** Everything the server answers that is not a page. */
export const apiRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: '/healthz', handler: getHealth }),
  publicRow({ method: 'GET', path: '/readyz', handler: getReadiness }),
  ...chatRoutes,
  ...contentRoutes,
  ...editingRoutes,
  ...reviewRoutes,
  ...syncRoutes,
  ...adminRoutes,
  ...redirectRoutes,
  ...identityRoutes,
  ...connectionRoutes,
  ...contactRoutes,
  ...consentRoutes,
  ...discoveryRoutes,
  ...signRoutes,
  ...mediaRoutes,
]

/** The process answers. */
function getHealth(): Response {
  return plain('ok', 200)
}

/** The process can serve: its database takes a write. The server listens only after migration and seeding. */
async function getReadiness({ backend: { readiness } }: PublicCall): Promise<Response> {
  const problem = await readiness.problem()
  return problem === undefined ? plain('ready', 200) : plain(problem, 503)
}

function plain(text: string, status: number): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
