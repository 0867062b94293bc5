import { expect, test } from 'vitest'
import { readConfig } from '../base/config.ts'
import { describeSignInPage } from './sign-in-page.ts'

const provider = { id: 'firma', name: 'Firma', issuer: 'https://id.example', clientId: 'web', clientSecret: 'geheim' }
const config = readConfig({
  PUBLIC_URL: 'https://musterwerk.example',
  SCHAUFENSTER_OIDC_PROVIDERS: JSON.stringify([provider]),
  SCHAUFENSTER_TOKEN_SYNC_PATH: '/hooks/session',
})
const at = (address: string, headers: Record<string, string> = {}) =>
  describeSignInPage(config, new Request(address, { headers }))

test('the page learns the names of providers, never their secrets', () => {
  expect(at('https://musterwerk.example/login').offer).toEqual({
    providers: [{ id: 'firma', name: 'Firma' }],
    passkeys: true,
    resetByMail: false,
    tokenSyncPath: '/hooks/session',
  })
})

test('outside the own machine signing in needs https, and the way there is named', () => {
  expect(at('https://musterwerk.example/login').secure).toBe(true)
  for (const own of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'app.localhost'])
    expect(at(`http://${own}/login`).secure, own).toBe(true)
  for (const other of ['musterwerk.example', '192.168.1.20:3000', '127.0.0.1.evil.example'])
    expect(at(`http://${other}/login`).secure, other).toBe(false)
  expect(at('http://musterwerk.example/login?weiter=%2Fadmin').secureAddress).toBe(
    'https://musterwerk.example/login?weiter=%2Fadmin',
  )
  expect(describeSignInPage(readConfig({}), new Request('http://10.0.0.5/login')).secureAddress).toBeNull()
})

test('passkeys are offered where they belong, and not on an IP address', () => {
  expect(at('https://www.musterwerk.example/login').offer.passkeys).toBe(false)
  expect(at('https://notmusterwerk.example/login').offer.passkeys).toBe(false)
  const local = readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000' })
  expect(describeSignInPage(local, new Request('http://127.0.0.1:3000/login')).offer.passkeys).toBe(false)
})
