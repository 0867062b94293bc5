import { identityPaths } from '#shared/identity-paths.ts'
import { toaster } from '#ui/toast/toaster-store.ts'
import { toAuthError } from './auth-errors.ts'
import { loadAuth } from './load-auth.ts'

/** Ends the session here and in every other tab; a whole new page follows, so nothing personal stays in memory. */
export async function signOut(): Promise<void> {
  try {
    const auth = await loadAuth()
    await auth.signOut()
    window.location.replace(identityPaths.login())
  } catch (cause) {
    toaster.show({ title: toAuthError(cause).message, variant: 'destructive' })
  }
}
