import { expect, test } from 'vitest'
import type { UserRecord } from '#shared/people/people.ts'
import { fakeStorage } from './fake-storage.ts'
import { webStorage } from './web-storage.ts'

const record: UserRecord = { id: 'u1', name: 'Lena', email: 'l@m.example', role: 'editor', expiresAt: '2026-11-16' }

test('asking whether it works leaves nothing behind', async () => {
  const kept = fakeStorage()
  await expect(webStorage(() => kept, true).isAvailable()).resolves.toBe(true)
  expect(kept.length).toBe(0)
})

test('a full or blocked storage does not work', async () => {
  const full = fakeStorage({ full: true })
  await expect(webStorage(() => full, true).isAvailable()).rejects.toThrow()
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  await expect(webStorage(blocked, true).isAvailable()).rejects.toThrow()
})

test('a record is written, read and removed, and rubbish counts as none', async () => {
  const kept = fakeStorage()
  const storage = webStorage(() => kept, true)
  await storage.write(record)
  await expect(storage.read()).resolves.toEqual(record)
  await storage.remove()
  await expect(storage.read()).resolves.toBeNull()
  for (const rubbish of ['{', '7', '{"id":"u1"}', JSON.stringify({ ...record, role: 'root' })]) {
    kept.setItem('schaufenster-user', rubbish)
    await expect(storage.read()).resolves.toBeNull()
  }
})
