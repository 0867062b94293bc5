import { statusMailPaths } from '#shared/addresses/status-mail-paths.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { readForm } from '#server/http/body.ts'
import { guardedRow, publicRow, type ApiRoute, type Call, type PublicCall } from './route.ts'

const bodyLimitBytes = 8 * 1_024

/** Status messages by mail. The forms work without a script, so the answer is the page that says what became of it. */
export const statusMailRoutes: ApiRoute[] = [
  publicRow({ method: 'POST', path: statusMailPaths.subscribe(), handler: postSubscription }),
  publicRow({ method: 'GET', path: '/api/status/abo/:token', handler: getSubscription }),
  publicRow({ method: 'POST', path: '/api/status/abo/:token', handler: postLeave }),
  publicRow({ method: 'POST', path: '/api/status/abo/:token/bestaetigen', handler: postConfirm }),
  guardedRow({
    method: 'DELETE',
    path: '/api/status/subscribers/:id',
    right: 'read-inbox',
    audit: ['subscriber.remove'],
    handler: deleteSubscriber,
  }),
]

async function postSubscription({ request, backend: { subscribers } }: PublicCall): Promise<Response> {
  const { email = '' } = await readForm(request, bodyLimitBytes)
  return toPage(statusMailPaths.told(await subscribers.subscribe(request, email)))
}

/** Who opens the address of List-Unsubscribe is asked first: programs open links as well. */
function getSubscription({ parameters: { token } }: PublicCall<'token'>): Response {
  return toPage(statusMailPaths.page(encodeURIComponent(token)))
}

async function postLeave({ request, parameters, backend: { subscribers } }: PublicCall<'token'>): Promise<Response> {
  const form = await readForm(request, bodyLimitBytes)
  const oneClick = form['List-Unsubscribe'] === 'One-Click'
  const outcome = await subscribers.leave(parameters.token, oneClick ? 'one-click' : 'link')
  // A mail program wants no page, and one that asks twice has got what it wanted.
  if (oneClick) return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
  return toPage(statusMailPaths.told(outcome))
}

async function postConfirm({ parameters: { token }, backend: { subscribers } }: PublicCall<'token'>) {
  return toPage(statusMailPaths.told(await subscribers.confirm(token)))
}

async function deleteSubscriber({ parameters, principal, backend: { subscribers } }: Call<'id'>): Promise<Response> {
  if (!(await subscribers.remove(parameters.id, principal)))
    throw new AppError('not-found', 404, errorMessages.unknownItem)
  return new Response(null, { status: 204 })
}

function toPage(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
