import { isAuthorizedDomain } from '#shared/sign-in/authorized-domains.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { authError } from './auth-errors.ts'
import { callSignInApi } from './call-sign-in-api.ts'

/** Asks once which domains may sign in; a failed question is asked again the next time (B2). */
export function createDomainCheck(place: Pick<Location, 'protocol' | 'hostname'>) {
  let domains: Promise<string[]> | undefined

  return async function checkDomain(): Promise<void> {
    domains ??= fetchAuthorizedDomains()
    const authorized = await domains.catch((error: unknown) => {
      domains = undefined
      throw error
    })
    if (!isAuthorizedDomain(place, authorized)) throw authError('unauthorized-domain')
  }
}

async function fetchAuthorizedDomains(): Promise<string[]> {
  const { authorizedDomains } = (await callSignInApi('GET', signInPaths.projects())) as {
    authorizedDomains?: unknown
  }
  if (!Array.isArray(authorizedDomains)) throw authError('internal-error')
  return authorizedDomains.filter((domain) => typeof domain === 'string')
}
