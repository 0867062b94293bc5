import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer, callSignInApi } from './call-sign-in-api.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async (..._request: Parameters<typeof globalThis.fetch>) =>
    Response.json(body, { status, headers }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a body goes as JSON, a token as bearer, and the answer comes back parsed', async () => {
  const fetch = answer(200, { idToken: 'abc' })
  await expect(
    callSignInApi('POST', '/api/auth/result', { body: { eventId: 'e' }, headers: bearer('t') }),
  ).resolves.toEqual({
    idToken: 'abc',
  })
  const [path, request] = fetch.mock.calls[0]!
  expect(path).toBe('/api/auth/result')
  expect(request).toMatchObject({ method: 'POST', body: '{"eventId":"e"}' })
  expect(request!.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer t' })
})

test("the server's code, text and waiting time are kept", async () => {
  answer(429, { error: { code: 'too-many-requests', message: 'Bitte warten.', retryAfterSeconds: 30 } })
  await expect(callSignInApi('POST', '/x')).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'Bitte warten.',
    retryAfterSeconds: 30,
  })
  answer(429, { error: { code: 'too-many-requests' } }, { 'retry-after': '7' })
  await expect(callSignInApi('POST', '/x')).rejects.toMatchObject({ retryAfterSeconds: 7 })
})

test('an error without a known code is an internal one, also when a proxy answers HTML', async () => {
  answer(500, { error: { code: 'something-else', message: 'Kaputt.' } })
  await expect(callSignInApi('GET', '/x')).rejects.toMatchObject({ code: 'internal-error', message: 'Kaputt.' })
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(callSignInApi('GET', '/x')).rejects.toMatchObject({ code: 'internal-error' })
})

test('an unreachable server and one that takes longer than 30 s are network problems', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callSignInApi('GET', '/x')).rejects.toMatchObject({ code: 'network-request-failed' })

  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))
  })
  const failed = vi.fn()
  callSignInApi('GET', '/x').catch(failed)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'network-request-failed' }))
})

test('an answer that begins in time and never ends is a network problem too', async () => {
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (controller) => signal!.addEventListener('abort', () => controller.error(signal!.reason)),
    })
    return new Response(body)
  })
  const failed = vi.fn()
  callSignInApi('GET', '/x').catch(failed)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'network-request-failed' }))
})
