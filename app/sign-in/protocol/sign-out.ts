import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { toAuthError } from './auth-errors.ts'
import { loadAuth } from './load-auth.ts'

/**
 * Ends the session here and in every other tab; a whole new page follows, so nothing personal stays in memory. `tidyUp`
 * comes between the two: somebody whose session could not be ended goes on working.
 */
export async function signOut(tidyUp: () => Promise<void>): Promise<void> {
  try {
    const auth = await loadAuth()
    await auth.signOut()
    await tidyUp().catch(() => {})
    window.location.replace(signInPaths.login())
  } catch (cause) {
    toaster.show({ title: toAuthError(cause).message, variant: 'destructive' })
  }
}
