import { afterEach, expect, test, vi } from 'vitest'
import { identityMessages } from '#shared/messages/identity.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { requireKeptSession } from './kept-session.ts'

afterEach(() => void vi.unstubAllGlobals())

const answer = (status: number) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(status === 200 ? { user: {} } : { error: { code: 'unauthenticated' } }, { status }),
  )

test('a browser that kept the cookie goes on', async () => {
  answer(200)
  await requireKeptSession({ protocol: 'http:' })
})

test('one that refused it hears why: without https, or because cookies are off', async () => {
  answer(401)
  const code = 'web-storage-unsupported'
  await expect(requireKeptSession({ protocol: 'http:' })).rejects.toMatchObject({
    code,
    message: signInMessages.insecure.text,
  })
  await expect(requireKeptSession({ protocol: 'https:' })).rejects.toMatchObject({
    code,
    message: identityMessages[code],
  })
})

test('a connection that was lost says nothing about cookies', async () => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')))
  await requireKeptSession({ protocol: 'https:' })
})
