import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityMessages } from '#shared/messages/identity.ts'
import { authError } from './auth-errors.ts'
import { runHandler } from './handler.ts'
import type { IdentityMessage } from './identity-channel.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const listeners = new Set<(message: IdentityMessage) => void>()
  const posted: IdentityMessage[] = []
  const auth = {
    channel: {
      reachesTabs: true,
      listen: (listener: (message: IdentityMessage) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      post: (message: IdentityMessage) => void posted.push(message),
    },
    users: { ready: vi.fn(async () => undefined) },
    fetchResult: vi.fn(async (_eventId: string): Promise<string | null> => 'id-token'),
    finish: vi.fn(async (_idToken: string) => ({})),
  }
  const navigate = vi.fn()
  const close = vi.fn()
  return {
    auth,
    posted,
    navigate,
    close,
    run: (query: string) =>
      runHandler(new URLSearchParams(query), { auth: auth as never, opener: null, navigate, close }),
    answer: (eventId: string) => listeners.forEach((listener) => listener({ kind: 'event-received', eventId })),
  }
}

const beginning = 'authType=signInViaPopup&providerId=firma&eventId=e1&redirectUrl=/login'
const end = 'authType=signInViaPopup&eventId=e1'

test('at the beginning it says that it is ready and leads on to the provider', async () => {
  const { run, posted, navigate } = setUp()
  await expect(run(beginning)).resolves.toEqual({ state: 'leading' })
  expect(posted).toEqual([{ kind: 'handler-ready', eventId: 'e1', webStorageSupport: true }])
  expect(navigate.mock.lastCall![0]).toMatch(/^\/api\/auth\/start\?.*providerId=firma.*redirectUrl=%2Flogin$/)
})

test('without storage it says so and stays', async () => {
  const { run, posted, navigate, auth } = setUp()
  auth.users.ready.mockRejectedValue(authError('web-storage-unsupported'))
  await expect(run(beginning)).resolves.toMatchObject({ message: identityMessages['web-storage-unsupported'] })
  expect(posted).toMatchObject([{ webStorageSupport: false }])
  expect(navigate).not.toHaveBeenCalled()
})

test('at the end it tells the page that waits, and closes once that page has taken over', async () => {
  const { run, posted, answer, close, auth } = setUp()
  const shown = run(end)
  expect(posted).toEqual([{ kind: 'auth-event', event: { type: 'signInViaPopup', eventId: 'e1' } }])
  answer('another')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(close).not.toHaveBeenCalled()
  answer('e1')
  await shown
  expect(close).toHaveBeenCalled()
  expect(auth.fetchResult).not.toHaveBeenCalled()
})

test('when nobody answers within 2 s it signs in by itself', async () => {
  const { run, auth, close } = setUp()
  const shown = run(end)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(shown).resolves.toEqual({ state: 'done' })
  expect(auth.fetchResult).toHaveBeenCalledWith('e1')
  expect(auth.finish).toHaveBeenCalledWith('id-token')
  expect(close).toHaveBeenCalled()
})

test('a failure that nobody hears of is shown here and signs nobody in', async () => {
  const { run, auth } = setUp()
  const shown = run(`${end}&error=user-disabled`)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(shown).resolves.toEqual({ state: 'failed', message: identityMessages['user-disabled'] })
  expect(auth.fetchResult).not.toHaveBeenCalled()
})

test('an address that belongs to no sign-in is refused, whatever error it names', async () => {
  const { run, posted, auth } = setUp()
  await expect(run('')).resolves.toMatchObject({ message: identityMessages['invalid-auth-event'] })
  await expect(run('error=<script>')).resolves.toMatchObject({ message: identityMessages['internal-error'] })
  await expect(run('providerId=firma&authType=other&eventId=e1')).resolves.toMatchObject({
    message: identityMessages['invalid-auth-event'],
  })
  expect(posted).toEqual([
    { kind: 'auth-event', event: null },
    { kind: 'auth-event', event: null },
  ])
  expect(auth.fetchResult).not.toHaveBeenCalled()
})

test('a result that is not there is no sign-in', async () => {
  const { run, auth } = setUp()
  auth.fetchResult.mockResolvedValue(null)
  const shown = run(end)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(shown).resolves.toMatchObject({ message: identityMessages['invalid-auth-event'] })
  expect(auth.finish).not.toHaveBeenCalled()
})
