import { signInTypes, type SignInType } from '#shared/addresses/sign-in-paths.ts'
import type { IdentityErrorCode } from '#shared/messages/identity.ts'
import { createObservable } from '#kit/state/observable.ts'
import { isAuthErrorCode } from './auth-errors.ts'

export type AuthEvent = { type: SignInType; eventId: string; error?: IdentityErrorCode }

/** What windows and tabs of this site tell each other about signing in. */
export type IdentityMessage =
  | { kind: 'handler-ready'; eventId: string; webStorageSupport?: boolean }
  | { kind: 'auth-event'; event: AuthEvent | null }
  | { kind: 'event-received'; eventId: string }
  | { kind: 'user-changed' }

export type IdentityChannel = ReturnType<typeof openIdentityChannel>

const channelName = 'schaufenster-identity'

/**
 * Messages between the windows of this site, two ways at once: directly to a window, which a provider's opener policy
 * can cut, and by BroadcastChannel, which old browsers lack (B7). Both reach only our own origin.
 */
export function openIdentityChannel() {
  const latest = createObservable<IdentityMessage | null>(null)
  const broadcast = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null
  const onMessage = ({ origin, data }: MessageEvent) => {
    if (origin !== window.location.origin) return
    const message = parseIdentityMessage(data)
    if (message) latest.set(message)
  }
  window.addEventListener('message', onMessage)
  broadcast?.addEventListener('message', onMessage)

  return {
    /** Whether other tabs can be reached at all; otherwise they have to look for themselves. */
    reachesTabs: broadcast !== null,

    listen(listener: (message: IdentityMessage) => void): () => void {
      return latest.subscribe(() => listener(latest.get()!))
    },

    post(message: IdentityMessage, to?: Window | null): void {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- never leaves our origin
      broadcast?.postMessage(message)
      to?.postMessage(message, window.location.origin)
    },
  }
}

/** Reads what came from another window; null when it is none of ours. */
export function parseIdentityMessage(received: unknown): IdentityMessage | null {
  if (typeof received !== 'object' || received === null) return null
  const { kind, eventId, webStorageSupport, event } = received as Record<string, unknown>
  if (kind === 'user-changed') return { kind }
  if (kind === 'auth-event') return { kind, event: parseAuthEvent(event) }
  if (typeof eventId !== 'string') return null
  if (kind === 'event-received') return { kind, eventId }
  if (kind === 'handler-ready')
    return { kind, eventId, ...(typeof webStorageSupport === 'boolean' && { webStorageSupport }) }
  return null
}

function parseAuthEvent(event: unknown): AuthEvent | null {
  if (typeof event !== 'object' || event === null) return null
  const { type, eventId, error } = event as Record<string, unknown>
  const known = signInTypes.find((name) => name === type)
  if (!known || typeof eventId !== 'string') return null
  // An error without a code that we know is an internal one (B11).
  return {
    type: known,
    eventId,
    ...(error !== undefined && { error: isAuthErrorCode(error) ? error : 'internal-error' }),
  }
}
