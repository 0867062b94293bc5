import { expect, test } from 'vitest'
import { isAuthorizedDomain } from './authorized-domains.ts'

const allowed = ['Musterwerk.example', 'localhost', '127.0.0.1']
const at = (address: string) => isAuthorizedDomain(new URL(address), allowed)

test('the domain itself and everything below it may sign in, in any case and on any port', () => {
  expect(at('https://musterwerk.example/login')).toBe(true)
  expect(at('https://MUSTERWERK.example')).toBe(true)
  expect(at('https://www.intern.musterwerk.example:8443/')).toBe(true)
  expect(at('http://localhost:3000')).toBe(true)
  expect(at('http://app.localhost')).toBe(true)
})

test('a domain that only looks alike may not', () => {
  expect(at('https://musterwerk.example.evil.test')).toBe(false)
  expect(at('https://notmusterwerk.example')).toBe(false)
  expect(at('https://musterwerkXexample/')).toBe(false)
  expect(at('https://example')).toBe(false)
})

test('an IPv4 entry means exactly that host', () => {
  expect(at('http://127.0.0.1:3000')).toBe(true)
  expect(at('http://127.0.0.2')).toBe(false)
  expect(isAuthorizedDomain({ protocol: 'https:', hostname: 'evil.127.0.0.1' }, allowed)).toBe(false)
})

test('only web pages may sign in', () => {
  expect(isAuthorizedDomain({ protocol: 'file:', hostname: '' }, allowed)).toBe(false)
  expect(isAuthorizedDomain({ protocol: 'ftp:', hostname: 'localhost' }, allowed)).toBe(false)
})

test('an empty list and an empty entry allow nobody', () => {
  expect(isAuthorizedDomain(new URL('http://localhost'), [])).toBe(false)
  expect(isAuthorizedDomain({ protocol: 'https:', hostname: 'any.example.' }, [''])).toBe(false)
})
