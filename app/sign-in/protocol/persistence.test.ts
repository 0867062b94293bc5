import { expect, test } from 'vitest'
import { roles, type UserRecord } from '#shared/people/people.ts'
import { openPersistence, parseUserRecord, type UserStorage } from './persistence.ts'

const lena: UserRecord = {
  id: 'u1',
  name: 'Lena Hartwig',
  email: 'lena@musterwerk.example',
  role: 'admin',
  expiresAt: '2026-11-16T08:00:00.000Z',
}

function fakePlace({ holds = null as UserRecord | null, available = true, takesMigrants = true } = {}) {
  const place = { holds }
  const storage: UserStorage = {
    takesMigrants,
    isAvailable: async () => available,
    read: async () => place.holds,
    write: async (record) => void (place.holds = record),
    remove: async () => void (place.holds = null),
  }
  return Object.assign(place, { storage })
}

const open = (...places: { storage: UserStorage }[]) => openPersistence(places.map(({ storage }) => storage))

test('the first place that works is used', async () => {
  const [indexed, local, session] = [fakePlace({ available: false }), fakePlace(), fakePlace({ takesMigrants: false })]
  const persistence = await open(indexed, local, session)
  await persistence.write(lena)
  expect([indexed.holds, local.holds, session.holds]).toEqual([null, lena, null])
  await expect(persistence.read()).resolves.toEqual(lena)
})

test('a record found further down moves up and is removed below', async () => {
  const [indexed, local, session] = [fakePlace(), fakePlace({ holds: lena }), fakePlace({ takesMigrants: false })]
  const persistence = await open(indexed, local, session)
  expect([indexed.holds, local.holds]).toEqual([lena, null])
  await expect(persistence.read()).resolves.toEqual(lena)
})

test('of two records the upper one stands', async () => {
  const older = { ...lena, id: 'u0' }
  const [indexed, local] = [fakePlace({ holds: lena }), fakePlace({ holds: older })]
  await open(indexed, local)
  expect([indexed.holds, local.holds]).toEqual([lena, null])
})

test('a record of the session stays in the session', async () => {
  const [indexed, session] = [fakePlace(), fakePlace({ holds: lena, takesMigrants: false })]
  const persistence = await open(indexed, session)
  expect([indexed.holds, session.holds]).toEqual([null, lena])
  await persistence.remove()
  expect(session.holds).toBeNull()
})

test('only session storage is better than nothing', async () => {
  const session = fakePlace({ takesMigrants: false })
  const persistence = await open(fakePlace({ available: false }), session)
  await persistence.write(lena)
  expect(session.holds).toEqual(lena)
})

test('where nothing can be stored nobody can sign in', async () => {
  await expect(open(fakePlace({ available: false }), fakePlace({ available: false }))).rejects.toMatchObject({
    code: 'web-storage-unsupported',
  })
})

test('a place that throws when asked counts as not there', async () => {
  const broken = fakePlace()
  broken.storage.isAvailable = async () => Promise.reject(new Error('InvalidStateError'))
  const local = fakePlace()
  const persistence = await open(broken, local)
  await persistence.write(lena)
  expect(local.holds).toEqual(lena)
})

test('a record of every role is read, and of none that there is not', () => {
  for (const role of roles) expect(parseUserRecord({ ...lena, role })).toEqual({ ...lena, role })
  expect(parseUserRecord({ ...lena, role: 'owner' })).toBeNull()
})
