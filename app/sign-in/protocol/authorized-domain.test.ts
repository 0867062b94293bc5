import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDomainCheck } from './authorized-domain.ts'

const fetch = vi.fn()

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
  vi.stubGlobal('fetch', fetch.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

const listed = (...authorizedDomains: string[]) => Response.json({ projectId: 'schaufenster', authorizedDomains })

test('a page on an authorized domain passes, and the list is asked for once', async () => {
  fetch.mockImplementation(async () => listed('musterwerk.example'))
  const check = createDomainCheck(new URL('https://www.musterwerk.example'))
  await check()
  await check()
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/v1/projects'])
})

test('any other page may not sign in', async () => {
  fetch.mockImplementation(async () => listed('localhost'))
  await expect(createDomainCheck(new URL('http://127.0.0.1:3000'))()).rejects.toMatchObject({
    code: 'unauthorized-domain',
  })
})

test('a failed question does not stick', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(async () => listed('localhost'))
  const check = createDomainCheck(new URL('http://localhost:3000'))
  await expect(check()).rejects.toMatchObject({ code: 'network-request-failed' })
  await expect(check()).resolves.toBeUndefined()
})
