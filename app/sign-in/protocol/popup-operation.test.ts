import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authError } from './auth-errors.ts'
import { createAuthEvents } from './auth-events.ts'
import type { IdentityMessage } from './identity-channel.ts'
import { createPopupSignIn } from './popup-operation.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp({ random = (): number => 0 } = {}) {
  const listeners = new Set<(message: IdentityMessage) => void>()
  const posted: IdentityMessage[] = []
  const popups: { address: string; closed: boolean; close(): void }[] = []
  const fetchResult = vi.fn(async (_eventId: string): Promise<string | null> => 'id-token')
  const checkDomain = vi.fn(async () => undefined)
  const openPopup = vi.fn((address: string) => {
    const popup = { address, closed: false, close: () => void (popup.closed = true) }
    popups.push(popup)
    return popup as unknown as Window
  })
  const channel = {
    listen: (listener: (message: IdentityMessage) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    post: (message: IdentityMessage) => void posted.push(message),
  }
  const signIn = createPopupSignIn({ openPopup, checkDomain, fetchResult, channel, events: createAuthEvents(), random })

  return {
    popups,
    posted,
    fetchResult,
    checkDomain,
    openPopup,
    /** Starts a sign-in; its outcome is the token or the code of the error, and undefined until then. */
    start() {
      const attempt: { outcome?: string; eventId: string } = { eventId: '' }
      signIn.start('firma', '/login').then(
        (token) => (attempt.outcome = token),
        ({ code }) => (attempt.outcome = code),
      )
      attempt.eventId = new URL(popups.at(-1)!.address, 'http://localhost').searchParams.get('eventId')!
      return attempt
    },
    send: (message: IdentityMessage) => listeners.forEach((listener) => listener(message)),
    ready: ({ eventId }: { eventId: string }) =>
      listeners.forEach((listener) => listener({ kind: 'handler-ready', eventId, webStorageSupport: true })),
    arrive: ({ eventId }: { eventId: string }, error?: 'user-disabled') =>
      listeners.forEach((listener) =>
        listener({ kind: 'auth-event', event: { type: 'signInViaPopup', eventId, ...(error && { error }) } }),
      ),
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the window opens at once and leads to the handler page with a number nobody can guess', () => {
  const { start, popups } = setUp()
  start()
  const address = new URL(popups[0]!.address, 'http://localhost')
  expect(address.pathname).toBe('/__/auth/handler')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    authType: 'signInViaPopup',
    providerId: 'firma',
    redirectUrl: '/login',
    eventId: expect.stringMatching(/^[0-9a-f]{48}$/),
  })
})

test('the event brings the token, is acknowledged, and the window is closed', async () => {
  const { start, ready, arrive, posted, popups, fetchResult } = setUp()
  const attempt = start()
  ready(attempt)
  arrive(attempt)
  arrive(attempt)
  await pass(0)
  expect(attempt.outcome).toBe('id-token')
  expect(fetchResult).toHaveBeenCalledTimes(1)
  expect(posted).toEqual([{ kind: 'event-received', eventId: attempt.eventId }])
  expect(popups[0]!.closed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('an event with an error ends with its code and asks for nothing', async () => {
  const { start, arrive, fetchResult } = setUp()
  const attempt = start()
  arrive(attempt, 'user-disabled')
  await pass(0)
  expect(attempt.outcome).toBe('user-disabled')
  expect(fetchResult).not.toHaveBeenCalled()
})

test("another attempt's event changes nothing, a broken one is refused", async () => {
  const { start, arrive, send } = setUp()
  const attempt = start()
  arrive({ eventId: 'foreign' })
  await pass(0)
  expect(attempt.outcome).toBeUndefined()
  send({ kind: 'auth-event', event: null })
  await pass(0)
  expect(attempt.outcome).toBe('invalid-auth-event')
})

test('a second window cancels the first and closes it', async () => {
  const { start, popups, arrive } = setUp()
  const first = start()
  const second = start()
  await pass(0)
  expect(first.outcome).toBe('cancelled-popup-request')
  expect(popups.map(({ closed }) => closed)).toEqual([true, false])
  arrive(second)
  await pass(0)
  expect(second.outcome).toBe('id-token')
})

test('a cancelled attempt that fails later leaves the next one alone', async () => {
  const { start, popups, checkDomain } = setUp()
  let refuse: (error: Error) => void = () => undefined
  checkDomain.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)))
  start()
  const second = start()
  refuse(authError('unauthorized-domain'))
  await pass(0)
  const third = start()
  await pass(0)
  expect([second.outcome, third.outcome]).toEqual(['cancelled-popup-request', undefined])
  expect(popups.map(({ closed }) => closed)).toEqual([true, true, false])
})

test('a blocked window is an answer like any other', async () => {
  const { start, openPopup, popups } = setUp()
  start()
  openPopup.mockImplementationOnce(() => {
    throw authError('popup-blocked')
  })
  const attempt = start()
  await pass(0)
  expect(attempt.outcome).toBe('popup-blocked')
  expect(popups[0]!.closed).toBe(true)
})

test('a window closed by the person is noticed at the next look and reported exactly 8 s later', async () => {
  const { start, ready, popups, fetchResult } = setUp({ random: () => 0 })
  fetchResult.mockResolvedValue(null)
  const attempt = start()
  ready(attempt)
  await pass(500)
  popups[0]!.closed = true
  await pass(1_499)
  await pass(8_000)
  expect(attempt.outcome).toBeUndefined()
  await pass(1)
  expect(attempt.outcome).toBe('popup-closed-by-user')
})

test('each look is drawn anew from 2 to 10 s', async () => {
  const draws = [1, 0.5]
  const { start, ready, popups, fetchResult } = setUp({ random: () => draws.shift() ?? 0 })
  fetchResult.mockResolvedValue(null)
  const attempt = start()
  ready(attempt)
  await pass(10_000)
  popups[0]!.closed = true
  await pass(5_999 + 8_000)
  expect(attempt.outcome).toBeUndefined()
  await pass(1)
  expect(attempt.outcome).toBe('popup-closed-by-user')
})

test('a result that arrives within the 8 s wins', async () => {
  const { start, ready, arrive, popups } = setUp()
  const attempt = start()
  ready(attempt)
  popups[0]!.closed = true
  await pass(2_000 + 7_999)
  arrive(attempt)
  await pass(0)
  expect(attempt.outcome).toBe('id-token')
})

test('a window that only looks closed ends signed in when the server has the result', async () => {
  const { start, popups } = setUp()
  const attempt = start()
  popups[0]!.closed = true
  await pass(2_000 + 8_000)
  expect(attempt.outcome).toBe('id-token')
})

test('without a network a closed window is still just closed, but a refusal of the server is told', async () => {
  const offline = setUp()
  offline.fetchResult.mockRejectedValue(authError('network-request-failed'))
  const closed = offline.start()
  offline.popups[0]!.closed = true
  await pass(10_000)
  expect(closed.outcome).toBe('popup-closed-by-user')

  const refused = setUp()
  refused.fetchResult.mockRejectedValue(authError('invalid-auth-event'))
  const attempt = refused.start()
  refused.popups[0]!.closed = true
  await pass(10_000)
  expect(attempt.outcome).toBe('invalid-auth-event')
})

test('an event during the last question does not spend the result twice', async () => {
  const { start, ready, arrive, popups, fetchResult } = setUp()
  let answer: (token: string | null) => void = () => undefined
  fetchResult.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const attempt = start()
  ready(attempt)
  popups[0]!.closed = true
  await pass(10_000)
  arrive(attempt)
  answer('first-token')
  await pass(0)
  expect(attempt.outcome).toBe('first-token')
  expect(fetchResult).toHaveBeenCalledTimes(1)
})

test('a handler page that does not answer within 5 s is a network problem', async () => {
  const { start, popups } = setUp()
  const attempt = start()
  await pass(4_999)
  expect(attempt.outcome).toBeUndefined()
  await pass(1)
  expect(attempt.outcome).toBe('network-request-failed')
  expect(popups[0]!.closed).toBe(true)
})

test('a handler page without storage, or that does not say, ends the attempt', async () => {
  const { start, send } = setUp()
  const blocked = start()
  send({ kind: 'handler-ready', eventId: blocked.eventId, webStorageSupport: false })
  const silent = start()
  send({ kind: 'handler-ready', eventId: silent.eventId })
  await pass(0)
  expect([blocked.outcome, silent.outcome]).toEqual(['web-storage-unsupported', 'internal-error'])
})

test('on an unauthorized domain the window, opened meanwhile, is closed again', async () => {
  const { start, checkDomain, popups } = setUp()
  checkDomain.mockRejectedValue(authError('unauthorized-domain'))
  const attempt = start()
  expect(popups).toHaveLength(1)
  await pass(0)
  expect(attempt.outcome).toBe('unauthorized-domain')
  expect(popups[0]!.closed).toBe(true)
})
