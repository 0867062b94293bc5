import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { randomHex } from '#shared/text/random-hex.ts'
import { authError } from './auth-errors.ts'

type Parts = {
  storage(): Storage
  checkDomain(): Promise<void>
  fetchResult(eventId: string): Promise<string | null>
  navigate(address: string): void
}

const pendingKey = 'schaufenster-pending-redirect'

/** Whether this tab left for a provider; cheap enough to ask before anything of signing in is loaded. */
export function isRedirectPending(storage: () => Storage = () => window.sessionStorage): boolean {
  try {
    return storage().getItem(pendingKey) !== null
  } catch {
    return false
  }
}

/** Signing in by leaving for the provider and coming back (B9, B10). */
export function createRedirectSignIn({ storage, checkDomain, fetchResult, navigate }: Parts) {
  // Read and cleared at the start, so that a result belongs to one visit of one page.
  let pending = takePending(storage)

  return {
    /** Never settles once the page is being left. */
    async start(providerId: string, redirectUrl: string): Promise<never> {
      const eventId = randomHex(24)
      try {
        storage().setItem(pendingKey, eventId)
      } catch (cause) {
        throw authError('web-storage-unsupported', { cause })
      }
      await checkDomain().catch((error: unknown) => {
        takePending(storage)
        throw error
      })
      navigate(signInPaths.start({ authType: 'signInViaRedirect', providerId, eventId, redirectUrl }))
      return new Promise(() => undefined)
    },

    /** The one-time ID token the first time, or its error; null ever after and when nobody came back. */
    async result(): Promise<string | null> {
      const eventId = pending
      pending = null
      return eventId === null ? null : fetchResult(eventId)
    },
  }
}

function takePending(storage: () => Storage): string | null {
  try {
    const eventId = storage().getItem(pendingKey)
    storage().removeItem(pendingKey)
    return eventId
  } catch {
    return null
  }
}
