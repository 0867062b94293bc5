import { expect, test, vi } from 'vitest'
import { authError } from './auth-errors.ts'
import { fakeStorage } from './fake-storage.ts'
import { createRedirectSignIn, isRedirectPending } from './redirect.ts'

/** The same tab before it leaves and after it has come back. */
function setUp() {
  const kept = fakeStorage()
  const storage = () => kept
  const checkDomain = vi.fn(async () => undefined)
  const fetchResult = vi.fn(async (_eventId: string): Promise<string | null> => 'id-token')
  const navigate = vi.fn()
  const openPage = () => createRedirectSignIn({ storage, checkDomain, fetchResult, navigate })
  return { storage, checkDomain, fetchResult, navigate, openPage }
}

const settled = (promise: Promise<unknown>) => Promise.race([promise, Promise.resolve('still waiting')])

test('leaving marks the tab, goes to the provider and never settles', async () => {
  const { openPage, storage, navigate } = setUp()
  const leaving = openPage().start('firma', '/login?weiter=%2Fadmin')
  await expect.poll(() => navigate).toHaveBeenCalled()
  expect(isRedirectPending(storage)).toBe(true)
  const address = new URL(navigate.mock.lastCall![0], 'http://localhost')
  expect(address.pathname).toBe('/api/auth/start')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    authType: 'signInViaRedirect',
    providerId: 'firma',
    redirectUrl: '/login?weiter=%2Fadmin',
  })
  await expect(settled(leaving)).resolves.toBe('still waiting')
})

test('coming back gives the result once, to the page that came first', async () => {
  const { openPage, storage, navigate, fetchResult } = setUp()
  void openPage().start('firma', '/login')
  await expect.poll(() => navigate).toHaveBeenCalled()
  const page = openPage()
  expect(isRedirectPending(storage)).toBe(false)
  await expect(page.result()).resolves.toBe('id-token')
  await expect(page.result()).resolves.toBeNull()
  await expect(openPage().result()).resolves.toBeNull()
  const eventId = new URL(navigate.mock.lastCall![0], 'http://localhost').searchParams.get('eventId')
  expect(fetchResult.mock.calls).toEqual([[eventId]])
})

test('a failed sign-in is told once too', async () => {
  const { openPage, navigate, fetchResult } = setUp()
  fetchResult.mockRejectedValue(authError('user-disabled'))
  void openPage().start('firma', '/login')
  await expect.poll(() => navigate).toHaveBeenCalled()
  const page = openPage()
  await expect(page.result()).rejects.toMatchObject({ code: 'user-disabled' })
  await expect(page.result()).resolves.toBeNull()
})

test('on an unauthorized domain nobody leaves, and nothing stays pending', async () => {
  const { openPage, storage, navigate, checkDomain } = setUp()
  checkDomain.mockRejectedValue(authError('unauthorized-domain'))
  await expect(openPage().start('firma', '/login')).rejects.toMatchObject({ code: 'unauthorized-domain' })
  expect(navigate).not.toHaveBeenCalled()
  expect(isRedirectPending(storage)).toBe(false)
})

test('without storage nobody leaves, and a page still starts', async () => {
  const { checkDomain, fetchResult, navigate } = setUp()
  const storage = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  const page = createRedirectSignIn({ storage, checkDomain, fetchResult, navigate })
  await expect(page.result()).resolves.toBeNull()
  await expect(page.start('firma', '/login')).rejects.toMatchObject({ code: 'web-storage-unsupported' })
  expect(isRedirectPending(storage)).toBe(false)
})
