import { identityPaths } from '#shared/addresses/sign-in-paths.ts'
import { data, redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { apiTokenHolderId, mayUse, type Principal, type Right } from '#shared/people/people.ts'

type Asked = { request: Request; context: { get(key: typeof backend): { principal: Principal | null } } }

/** First line of every loader and action of the admin area: who asks, and whether they may (J25). */
export function requireRight({ request, context }: Asked, right: Exclude<Right, 'public'>): Principal {
  const { principal } = context.get(backend)
  const { pathname, search } = new URL(request.url)
  if (!principal) throw redirect(identityPaths.login(pathname.replace(/\.data$/, '') + search))
  const isNobodys = right === 'own-account' && principal.id === apiTokenHolderId
  if (isNobodys || !mayUse(principal.role, right)) throw data(null, { status: 403 })
  return principal
}
