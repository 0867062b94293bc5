import { backupRoutes } from './backup-routes.ts'
import { describeBackup } from '#shared/backup/describe-backup.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Backend } from '#server/backend.ts'
import { isObserver } from '#server/http/observers.ts'
import { chatRoutes } from './chat-routes.ts'
import { accessibilityRoutes } from './accessibility-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { connectionRoutes } from './connection-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { consentRoutes } from './consent-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { discoveryRoutes } from './discovery-routes.ts'
import { editingRoutes } from './editing-routes.ts'
import { helpRoutes } from './help-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { preferenceRoutes } from './preference-routes.ts'
import { redirectRoutes } from './redirect-routes.ts'
import { replaceRoutes } from './replace-routes.ts'
import { reviewRoutes } from './review-routes.ts'
import { publicRow, type ApiRoute, type PublicCall } from './route.ts'
import { selfTestRoutes } from './self-test-routes.ts'
import { siteSecurityRoutes } from './site-security-routes.ts'
import { setupRoutes } from './setup-routes.ts'
import { statusMailRoutes } from './status-mail-routes.ts'
import { signRoutes } from './sign-routes.ts'
import { syncRoutes } from './sync-routes.ts'
import { travelRoutes } from './travel-routes.ts'

/** Everything the server answers that is not a page. */
export const apiRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: '/healthz', handler: getHealth }),
  publicRow({ method: 'GET', path: '/readyz', handler: getReadiness }),
  publicRow({ method: 'GET', path: '/metrics', handler: getMetrics }),
  ...chatRoutes,
  ...contentRoutes,
  ...editingRoutes,
  ...reviewRoutes,
  ...travelRoutes,
  ...syncRoutes,
  ...adminRoutes,
  ...backupRoutes,
  ...personalDataRoutes,
  ...selfTestRoutes,
  ...siteSecurityRoutes,
  ...accessibilityRoutes,
  ...statusMailRoutes,
  ...redirectRoutes,
  ...replaceRoutes,
  ...setupRoutes,
  ...preferenceRoutes,
  ...helpRoutes,
  ...identityRoutes,
  ...connectionRoutes,
  ...contactRoutes,
  ...inboxRoutes,
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
async function getReadiness({ backend, request }: PublicCall): Promise<Response> {
  const problem = await backend.readiness.problem()
  const asksMore = new URL(request.url).searchParams.has('details')
  if (asksMore && isObserver(request, backend.config.metricsToken)) return readinessDetails(backend, problem)
  return problem === undefined ? plain('ready', 200) : plain(problem, 503)
}

/** For Prometheus; to everybody else there is no such address. */
async function getMetrics({ backend: { metrics, config }, request }: PublicCall): Promise<Response> {
  if (!isObserver(request, config.metricsToken)) throw new AppError('not-found', 404, errorMessages.notFound)
  return new Response(await metrics.read(), {
    headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** How the site is doing, for those who watch over it. The status is the one of the plain answer. */
async function readinessDetails({ operations, now }: Backend, problem: string | undefined): Promise<Response> {
  const backup = await operations.backup().catch(() => undefined)
  const body = {
    ready: problem === undefined,
    problem: problem ?? null,
    backup: backup ? { ...backup, text: describeBackup(backup, now()) } : null,
  }
  return Response.json(body, { status: problem === undefined ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

function plain(text: string, status: number): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
