import { createObservable } from '#kit/state/observable.ts'
import { parseIdentityMessage, type IdentityMessage } from './identity-messages.ts'

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
