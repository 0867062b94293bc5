import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'

test('without any setting the site runs on port 3000 with a SQLite file', () => {
  const config = readConfig({ PATH: '/bin' })
  expect(config).toMatchObject({ port: 3000, databaseUrl: undefined, logLevel: 'info', trustedProxies: [] })
  expect(config.publicUrl.href).toBe('http://localhost:3000/')
  expect(config.sqliteFile).toMatch(/data\/schaufenster\.sqlite$/)
})

test('one error names every bad setting and every unknown one', () => {
  const read = () =>
    readConfig({
      PORT: '99999',
      PUBLIC_URL: 'musterwerk',
      DATABASE_URL: 'mysql://x/y',
      SCHAUFENSTER_TRUSTED_PROXIES: '10.0.0.1, nowhere',
      SCHAUFENSTER_LOG_LEVEL: 'loud',
      SCHAUFENSTER_API_TOKEN: 'short',
      SCHAUFENSTER_COLOUR: 'blue',
    })
  for (const part of [
    'PORT must be a whole number from 0 to 65535',
    'PUBLIC_URL must be an address that starts with http:// or https://',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    'SCHAUFENSTER_TRUSTED_PROXIES',
    'SCHAUFENSTER_LOG_LEVEL must be debug, info, warn, error or silent',
    'SCHAUFENSTER_API_TOKEN must have at least 32 characters',
    'SCHAUFENSTER_COLOUR is not a setting of this version',
  ])
    expect(read).toThrow(part)
})

test('the further address of sign-ins is a path of this site', () => {
  const read = (path: string) => () => readConfig({ SCHAUFENSTER_TOKEN_SYNC_PATH: path })
  expect(read('/hooks/session')().tokenSyncPath).toBe('/hooks/session')
  for (const bad of ['hooks', '//evil.example/x', '/\\evil.example', '/.//evil.example', 'https://evil.example/'])
    expect(read(bad), bad).toThrow('SCHAUFENSTER_TOKEN_SYNC_PATH must be a path of this site')
})

test('sign-in providers are told apart by their ids, also from passwords', () => {
  const read = (...ids: string[]) => {
    const providers = ids.map((id) => ({ id, name: id, issuer: 'https://id.example', clientId: 'site' }))
    return () => readConfig({ SCHAUFENSTER_OIDC_PROVIDERS: JSON.stringify(providers) })
  }
  expect(read('eins', 'zwei')().oidcProviders).toHaveLength(2)
  expect(read('eins', 'eins')).toThrow('SCHAUFENSTER_OIDC_PROVIDERS must not use an id twice')
  expect(read('credential')).toThrow('must not be "credential"')
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SCHAUFENSTER_API_TOKEN: '' }).port).toBe(3000)
})

test('.env.example lists exactly the settings that exist', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(Object.keys(settings).toSorted())
})
