import { expect, test } from 'vitest'
import { startApp } from '../start-app.ts'

const policyOf = (response: Response) => response.headers.get('cross-origin-opener-policy')

test('answers on the way to a provider and back leave its window with the page that opened it', async () => {
  await using app = await startApp()
  const start = await app.get('/api/auth/start?authType=signInViaPopup&providerId=keiner&eventId=0123456789abcdef')
  expect([start.status, policyOf(start)]).toEqual([302, 'unsafe-none'])
  expect(start.headers.get('location')).toMatch(/^\/__\/auth\/handler\?.*error=/)
  const callback = await app.get('/__/auth/callback/keiner?code=x&state=y')
  expect(policyOf(callback)).toBe('unsafe-none')
})

test('all other answers keep foreign windows away', async () => {
  await using app = await startApp()
  for (const path of ['/', '/login', '/v1/projects', '/api/auth/session'])
    expect(policyOf(await app.get(path)), path).toBe('same-origin-allow-popups')
})
