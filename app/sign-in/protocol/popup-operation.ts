import { handlerReadyWithinMs, popupClosedGraceMs, popupClosedPollMaxMs, popupClosedPollMinMs } from '#shared/limits.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { randomHex } from '#shared/text/random-hex.ts'
import { authError, toAuthError } from './auth-errors.ts'
import type { AuthEvents } from './auth-events.ts'
import type { IdentityChannel, AuthEvent } from './identity-channel.ts'
import { limitFor } from './time-limits.ts'

type Parts = {
  openPopup(address: string): Window
  checkDomain(): Promise<void>
  /** The one-time ID token of an event, or null while there is none. */
  fetchResult(eventId: string): Promise<string | null>
  channel: Pick<IdentityChannel, 'listen' | 'post'>
  events: AuthEvents
  random?: () => number
}

/** Signing in through a window of the provider. One at a time: a new one cancels the one before (B5). */
export function createPopupSignIn({
  openPopup,
  checkDomain,
  fetchResult,
  channel,
  events,
  random = Math.random,
}: Parts) {
  let cancelPending: (() => void) | undefined

  /** Opens the window before it returns; the promise gives the one-time ID token. */
  async function start(providerId: string, redirectUrl: string): Promise<string> {
    cancelPending?.()
    const eventId = randomHex(24)
    const popup = openPopup(signInPaths.handler({ authType: 'signInViaPopup', providerId, eventId, redirectUrl }))

    return new Promise((resolve, reject) => {
      let asking: Promise<string | null> = Promise.resolve(null)
      let closedTimer: ReturnType<typeof setTimeout> | undefined
      let over = false
      const readyTimer = setTimeout(
        () => popup.closed || fail(authError('network-request-failed')),
        limitFor(handlerReadyWithinMs),
      )
      const leaveEvents = events.expect({ type: 'signInViaPopup', eventId, take: receive })
      const leaveChannel = channel.listen((message) => {
        if (message.kind === 'auth-event' && message.event) events.receive(message.event)
        if (message.kind === 'auth-event' && !message.event) fail(authError('invalid-auth-event'))
        if (message.kind === 'handler-ready' && message.eventId === eventId) onReady(message.webStorageSupport)
      })
      cancelPending = () => fail(authError('cancelled-popup-request'))
      checkDomain().catch(fail)
      pollClosed()

      function onReady(webStorageSupport?: boolean): void {
        clearTimeout(readyTimer)
        if (webStorageSupport === undefined) fail(authError('internal-error'))
        if (webStorageSupport === false) fail(authError('web-storage-unsupported'))
      }

      function receive({ error }: AuthEvent): void {
        // Only now may the window close by itself: otherwise it would finish the sign-in alone.
        channel.post({ kind: 'event-received', eventId }, popup)
        clearTimeout(closedTimer)
        if (error) return fail(authError(error))
        ask().then((token) => (token ? succeed(token) : fail(authError('invalid-auth-event'))), fail)
      }

      function pollClosed(): void {
        if (popup.closed) {
          clearTimeout(readyTimer)
          closedTimer = setTimeout(confirmClosed, popupClosedGraceMs)
        } else {
          const spreadMs = popupClosedPollMaxMs - popupClosedPollMinMs
          closedTimer = setTimeout(pollClosed, popupClosedPollMinMs + random() * spreadMs)
        }
      }

      /** A provider's opener policy makes a window look closed that is not, so the server has the last word (B7). */
      async function confirmClosed(): Promise<void> {
        const closed = authError('popup-closed-by-user')
        try {
          const token = await ask()
          if (token) succeed(token)
          else fail(closed)
        } catch (error) {
          fail(toAuthError(error).code === 'network-request-failed' ? closed : error)
        }
      }

      /** One question after the other: the answer is given out once only. */
      function ask(): Promise<string | null> {
        asking = asking.then((token) => token ?? fetchResult(eventId))
        return asking
      }

      function succeed(token: string): void {
        cleanUp()
        resolve(token)
      }

      function fail(error: unknown): void {
        cleanUp()
        reject(toAuthError(error))
      }

      function cleanUp(): void {
        if (over) return
        over = true
        clearTimeout(readyTimer)
        clearTimeout(closedTimer)
        leaveEvents()
        leaveChannel()
        cancelPending = undefined
        popup.close()
      }
    })
  }

  return { start, cancel: () => cancelPending?.() }
}
