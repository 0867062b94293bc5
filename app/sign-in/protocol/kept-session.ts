import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { authError, toAuthError } from './auth-errors.ts'
import { callSignInApi } from './call-sign-in-api.ts'

/**
 * A browser may refuse the session cookie without a word: WebKit does so without https, others where cookies are switched
 * off. Then people are told, instead of finding the empty login page again (J27).
 */
export async function requireKeptSession({ protocol }: Pick<Location, 'protocol'>): Promise<void> {
  try {
    await callSignInApi('GET', signInPaths.session())
  } catch (cause) {
    if (toAuthError(cause).code === 'network-request-failed') return
    const message = protocol === 'https:' ? undefined : signInMessages.insecure.text
    throw authError('web-storage-unsupported', { message, cause })
  }
}
