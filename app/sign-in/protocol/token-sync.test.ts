import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityMessages } from '#shared/messages/identity.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { withIssueTime } from '#shared/sign-in/id-token.ts'
import { callSignInApi } from './call-sign-in-api.ts'
import { createTokenSync, requireKeptSession } from './token-sync.ts'

const user = { id: 'u1', name: 'Lena', email: 'l@m.example', role: 'admin', expiresAt: '2026-11-16T08:00:00.000Z' }
const calls: string[] = []
let answer: (path: string, method: string) => Response

beforeEach(() => {
  calls.length = 0
  answer = () => Response.json({ user })
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    calls.push(`${method} ${path} ${new Headers(headers).get('authorization') ?? '-'}`)
    return answer(path, method!)
  })
})
afterEach(() => vi.unstubAllGlobals())

function setUp({ furtherPath = '', age = 0 } = {}) {
  const issuedAt = new Date('2026-11-16T07:00:00Z')
  const sync = createTokenSync({ furtherPath: async () => furtherPath, now: () => issuedAt.getTime() + age })
  return { sync, token: withIssueTime('abc', issuedAt) }
}
const bearer = `Bearer ${setUp().token}`

test('signing in posts the token as bearer and gives the user', async () => {
  const { sync, token } = setUp()
  await expect(sync.signIn(token)).resolves.toEqual(user)
  expect(calls).toEqual([`POST /api/auth/session ${bearer}`])
})

test('a configured address hears of it first, whatever it answers, and of the end without a token', async () => {
  const { sync, token } = setUp({ furtherPath: '/hooks/session' })
  answer = (path) => (path === '/hooks/session' ? new Response(null, { status: 500 }) : Response.json({ user }))
  await sync.signIn(token)
  await sync.signOut()
  expect(calls).toEqual([
    `POST /hooks/session ${bearer}`,
    `POST /api/auth/session ${bearer}`,
    'DELETE /api/auth/session -',
    'DELETE /hooks/session -',
  ])
})

test('a token of exactly five minutes is sent, an older one is not', async () => {
  const young = setUp({ age: 300_000 })
  await expect(young.sync.signIn(young.token)).resolves.toEqual(user)
  const old = setUp({ age: 300_001 })
  await expect(old.sync.signIn(old.token)).rejects.toMatchObject({ code: 'user-token-expired' })
  expect(calls).toHaveLength(1)
})

test('the age of a token counts from its own time by the clock of the server, however wrong ours is', async () => {
  const issuedAt = Date.now() + 86_400_000
  answer = () => Response.json({ user }, { headers: { date: new Date(issuedAt + 299_000).toUTCString() } })
  await callSignInApi('GET', '/api/auth/session')
  const sync = createTokenSync({ furtherPath: async () => '' })
  await expect(sync.signIn(withIssueTime('jung', new Date(issuedAt)))).resolves.toEqual(user)
  answer = () => Response.json({ user }, { headers: { date: new Date(issuedAt + 302_000).toUTCString() } })
  await callSignInApi('GET', '/api/auth/session')
  await expect(sync.signIn(withIssueTime('alt', new Date(issuedAt)))).rejects.toMatchObject({
    code: 'user-token-expired',
  })
  await expect(sync.signIn('ohne-zeit')).rejects.toMatchObject({ code: 'internal-error' })
})

test('the same token is sent once; after signing out the next one counts', async () => {
  const { sync, token } = setUp()
  await Promise.all([sync.signIn(token), sync.signIn(token)])
  await sync.signIn(token)
  expect(calls).toHaveLength(1)
  await sync.signOut()
  await sync.signIn(token.replace('abc', 'def'))
  expect(calls.at(-1)).toBe(`POST /api/auth/session ${bearer.replace('abc', 'def')}`)
})

test('who cannot be told blocks the sign-in, and nothing is signed in', async () => {
  const { sync, token } = setUp({ furtherPath: '/hooks/session' })
  answer = (path) => {
    if (path === '/hooks/session') throw new TypeError('Failed to fetch')
    return Response.json({ user })
  }
  await expect(sync.signIn(token)).rejects.toMatchObject({ code: 'login-blocked' })
  expect(calls).toEqual([`POST /hooks/session ${bearer}`])

  const own = setUp()
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(own.sync.signIn(own.token)).rejects.toMatchObject({ code: 'login-blocked' })
})

test("our own server's refusal keeps its code", async () => {
  const { sync, token } = setUp()
  answer = () => Response.json({ error: { code: 'user-token-expired', message: 'Abgelaufen.' } }, { status: 401 })
  await expect(sync.signIn(token)).rejects.toMatchObject({ code: 'user-token-expired', message: 'Abgelaufen.' })
})

const unauthenticated = () => Response.json({ error: { code: 'unauthenticated' } }, { status: 401 })

test('a browser that kept the cookie goes on', async () => {
  await requireKeptSession({ protocol: 'http:' })
})

test('one that refused it hears why: without https, or because cookies are off', async () => {
  answer = unauthenticated
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
  answer = () => {
    throw new TypeError('network')
  }
  await requireKeptSession({ protocol: 'https:' })
})
