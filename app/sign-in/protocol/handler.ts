import { handlerAnsweredWithinMs } from '#shared/limits.ts'
import { signInTypes, signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { identityMessages } from '#shared/messages/identity.ts'
import { authError, isAuthErrorCode, toAuthError } from './auth-errors.ts'
import type { BrowserAuth } from './browser-auth.ts'
import type { AuthEvent } from './identity-channel.ts'

export type HandlerView = { state: 'leading' | 'finishing' | 'done' } | { state: 'failed'; message: string }

type Parts = {
  auth: Pick<BrowserAuth, 'channel' | 'users' | 'fetchResult' | 'finish'>
  opener: Window | null
  navigate(address: string): void
  close(): void
}

/** The page a provider's window begins and ends with (B4): leads on to the provider, then tells who opened it. */
export async function runHandler(parameters: URLSearchParams, parts: Parts): Promise<HandlerView> {
  try {
    return parameters.has('providerId') ? await lead(parameters, parts) : await report(parameters, parts)
  } catch (cause) {
    return { state: 'failed', message: toAuthError(cause).message }
  }
}

async function lead(parameters: URLSearchParams, { auth, opener, navigate }: Parts): Promise<HandlerView> {
  const { providerId = '', eventId = '', redirectUrl = '' } = Object.fromEntries(parameters)
  const authType = signInTypes.find((type) => type === parameters.get('authType'))
  if (!authType || !eventId) throw authError('invalid-auth-event')
  const webStorageSupport = await auth.users.ready().then(
    () => true,
    () => false,
  )
  auth.channel.post({ kind: 'handler-ready', eventId, webStorageSupport }, opener)
  if (!webStorageSupport) throw authError('web-storage-unsupported')
  navigate(signInPaths.start({ authType, providerId, eventId, redirectUrl }))
  return { state: 'leading' }
}

async function report(parameters: URLSearchParams, { auth, opener, close }: Parts): Promise<HandlerView> {
  const event = eventOf(parameters)
  const answered = event ? isAnswered(event.eventId, auth.channel) : Promise.resolve(false)
  auth.channel.post({ kind: 'auth-event', event }, opener)
  if (await answered) {
    close()
    return { state: event?.error ? 'finishing' : 'done' }
  }
  const failure = event ? event.error : failureOf(parameters)
  if (failure) return { state: 'failed', message: identityMessages[failure] }
  // Nobody waits any more, for example because a provider's opener policy made this window look closed (B7).
  const idToken = event && (await auth.fetchResult(event.eventId))
  if (!idToken) throw authError('invalid-auth-event')
  await auth.finish(idToken)
  close()
  return { state: 'done' }
}

function eventOf(parameters: URLSearchParams): AuthEvent | null {
  const type = signInTypes.find((known) => known === parameters.get('authType'))
  const eventId = parameters.get('eventId')
  if (!type || !eventId) return null
  return { type, eventId, ...(parameters.has('error') && { error: failureOf(parameters) }) }
}

function failureOf(parameters: URLSearchParams) {
  const error = parameters.get('error')
  if (error === null) return 'invalid-auth-event'
  return isAuthErrorCode(error) ? error : 'internal-error'
}

/** Whether a page that waits for this event has taken it. */
function isAnswered(eventId: string, channel: Parts['auth']['channel']): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), handlerAnsweredWithinMs)
    const leave = channel.listen((message) => {
      if (message.kind === 'event-received' && message.eventId === eventId) end(true)
    })
    function end(answered: boolean) {
      clearTimeout(timer)
      leave()
      resolve(answered)
    }
  })
}
