import { rightToDraft, rightToWrite, type Principal, type Right, mayUse } from '#shared/people/people.ts'
import { personHeader } from '#shared/offline/sync.ts'
import type { Backend } from '#server/backend.ts'
import { definitionOf } from '#server/content/store.ts'
import { encode } from '#server/http/representation.ts'
import { inOneForm } from '#server/http/forms.ts'
import type { Memory } from '#server/http/memory.ts'
import { compressJson } from '#server/http/compress-json.ts'
import { send } from '#server/http/answer.ts'
import type { Match } from './router.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

/** Checks the right that the route names, then calls its handler; public reads go through the page cache. */
export async function callApi(
  { route, parameters }: Match,
  request: Request,
  backend: Backend,
  memory: Memory,
  finish: (response: Response) => Response,
): Promise<Response> {
  if (route.right !== 'public') {
    const { identity } = backend
    // The API token is nobody's account.
    const signedIn = await (route.right === 'own-account'
      ? identity.identifyPerson(request)
      : identity.identify(request))
    const principal = isMeant(request, signedIn) ? signedIn : null
    const allowed = assertRight(principal, rightFor(route.right, parameters, principal))
    if (route.fresh && !(await identity.isFresh(request, allowed)))
      throw new AppError('sign-in-again', 403, errorMessages.signInAgain)
    return finish(await compressJson(request, await route.answer({ request, backend, parameters, principal: allowed })))
  }
  const call = async () => finish(await route.answer({ request, backend, parameters, principal: null }))
  if (!route.cached) return call()
  // Not the path as it was written: %73tats and stats are one answer.
  const key = JSON.stringify([route.path, parameters])
  const { whole } = await memory.getOrRender(key, async () => {
    const response = await call()
    const keep = response.status === 200 && !response.headers.has('cache-control')
    if (keep) response.headers.set('cache-control', 'public, max-age=0, must-revalidate')
    const body = Buffer.from(await response.arrayBuffer())
    const { status, headers } = response
    return { ...inOneForm(await encode({ status, headers, body }, keep ? 'kept' : 'once')), keep }
  })
  return send(whole, request)
}

/** Somebody else may have signed in since: nobody's changes are carried out in the name of another person. */
function isMeant(request: Request, principal: Principal | null): boolean {
  const person = request.headers.get(personHeader)
  return person === null || person === principal?.id
}

/** Which collection is written decides; whether it exists is told only to those who may write at all. */
function rightFor(
  right: Right | 'by-collection' | 'drafts-by-collection',
  { collection = '' }: Match['parameters'],
  principal: Principal | null,
): Right {
  if (right === 'by-collection') {
    assertRight(principal, 'edit-content')
    return rightToWrite(definitionOf(collection))
  }
  if (right !== 'drafts-by-collection') return right
  assertRight(principal, 'write-drafts')
  return rightToDraft(definitionOf(collection))
}

/** Whether this person may do it; throws 401 or 403. Every handler that is not public asks, whatever gate came before (J25). */
function assertRight(principal: Principal | null, right: Right): Principal {
  if (!principal) throw new AppError('unauthenticated', 401, errorMessages.unauthenticated)
  if (principal.lacksSecondFactor && !mayUse(principal, right))
    throw new AppError('second-factor-required', 403, errorMessages.secondFactorRequired)
  if (!mayUse(principal, right)) throw new AppError('unauthorized', 403, errorMessages.unauthorized)
  return principal
}
