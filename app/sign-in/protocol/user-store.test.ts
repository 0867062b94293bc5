import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserRecord } from '#shared/people/people.ts'
import { authError } from './auth-errors.ts'
import type { IdentityMessage } from './identity-channel.ts'
import { createUserStore } from './user-store.ts'

const lena: UserRecord = {
  id: 'u1',
  name: 'Lena Hartwig',
  email: 'lena@musterwerk.example',
  role: 'admin',
  expiresAt: '2026-11-16T08:00:00.000Z',
}
const jonas: UserRecord = { ...lena, id: 'u2', name: 'Jonas Weber' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** One browser with any number of tabs. */
function setUp({ stored = null as UserRecord | null, reachesTabs = true } = {}) {
  const place = { holds: stored }
  const tabs = new Set<(message: IdentityMessage) => void>()
  const fetchUser = vi.fn(async () => lena)
  const openPersistence = vi.fn(async () => ({
    read: async () => place.holds,
    write: async (record: UserRecord) => void (place.holds = record),
    remove: async () => void (place.holds = null),
  }))
  function openTab() {
    const own = new Set<(message: IdentityMessage) => void>()
    return createUserStore({
      openPersistence,
      fetchUser,
      channel: {
        reachesTabs,
        listen: (listener) => {
          own.add(listener)
          if (reachesTabs) tabs.add(listener)
          return () => tabs.delete(listener)
        },
        // Like BroadcastChannel: everybody hears it but the sender.
        post: (message) => tabs.forEach((listener) => own.has(listener) || listener(message)),
      },
    })
  }
  return { place, fetchUser, openPersistence, openTab }
}

test('at the start the stored user is shown at once and checked with the server', async () => {
  const { openTab, fetchUser, place } = setUp({ stored: lena })
  let answer: (user: UserRecord) => void = () => undefined
  fetchUser.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const users = openTab()
  const started = users.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(users.get()).toEqual(lena)
  answer({ ...lena, expiresAt: '2026-11-17T08:00:00.000Z' })
  await started
  expect(place.holds?.expiresAt).toBe('2026-11-17T08:00:00.000Z')
})

test('without a network the stored user stays', async () => {
  const { openTab, fetchUser, place } = setUp({ stored: lena })
  fetchUser.mockRejectedValue(authError('network-request-failed'))
  const users = openTab()
  await users.start()
  expect(users.get()).toEqual(lena)
  expect(place.holds).toEqual(lena)
})

test('any other answer signs out and forgets the user', async () => {
  const { openTab, fetchUser, place } = setUp({ stored: lena })
  fetchUser.mockRejectedValue(authError('user-token-expired'))
  const users = openTab()
  await users.start()
  expect(users.get()).toBeNull()
  expect(place.holds).toBeNull()
})

test('where nobody was signed in the server is not asked', async () => {
  const { openTab, fetchUser } = setUp()
  const users = openTab()
  await users.start()
  expect(users.get()).toBeNull()
  expect(fetchUser).not.toHaveBeenCalled()
})

test('a page of somebody asks even if another tab signed out before it could follow', async () => {
  const { openTab, fetchUser, place } = setUp()
  fetchUser.mockRejectedValueOnce(authError('user-token-expired'))
  expect(await openTab().start({ expected: true })).toBeNull()
  fetchUser.mockRejectedValueOnce(authError('network-request-failed'))
  expect(await openTab().start({ expected: true })).toBeUndefined()
  expect(await openTab().start({ expected: true })).toEqual(lena)
  expect(place.holds).toEqual(lena)
})

test('signing in and out reaches other tabs', async () => {
  const { openTab } = setUp()
  const [here, there] = [openTab(), openTab()]
  there.follow()
  await here.change(lena)
  await vi.advanceTimersByTimeAsync(0)
  expect(there.get()).toEqual(lena)
  await here.change(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(there.get()).toBeNull()
})

test('where tabs cannot talk they look every 800 ms, until they stop following', async () => {
  const { openTab } = setUp({ reachesTabs: false })
  const [here, there] = [openTab(), openTab()]
  const stop = there.follow()
  await here.change(lena)
  await vi.advanceTimersByTimeAsync(799)
  expect(there.get()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(there.get()).toEqual(lena)
  stop()
  await here.change(null)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(there.get()).toEqual(lena)
})

test('listeners hear of another person and of a new end, not of the same again', async () => {
  const { openTab } = setUp()
  const users = openTab()
  const heard = vi.fn()
  users.subscribe(heard)
  await users.change(lena)
  await users.change({ ...lena })
  await users.change({ ...lena, expiresAt: '2027-01-01T00:00:00.000Z' })
  await users.change(jonas)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('a browser that can store nothing says so, and may be asked again', async () => {
  const { openTab, openPersistence } = setUp()
  openPersistence.mockRejectedValueOnce(authError('web-storage-unsupported'))
  const users = openTab()
  await expect(users.ready()).rejects.toMatchObject({ code: 'web-storage-unsupported' })
  await expect(users.ready()).resolves.toBeUndefined()
})
