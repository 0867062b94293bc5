import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, createTrust } from './client-address.ts'

const from = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

test('without trusted proxies nobody can claim another address', () => {
  expect(clientAddress('203.0.113.9', '1.2.3.4', [])).toBe('203.0.113.9')
})

test('the address is the last one before the trusted proxies', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']
  expect(clientAddress('127.0.0.1', '1.2.3.4, 203.0.113.9, 10.1.1.1', trusted)).toBe('203.0.113.9')
  expect(clientAddress('::ffff:127.0.0.1', '2001:db8::1, fd00::2', trusted)).toBe('2001:db8::1')
  expect(clientAddress('203.0.113.9', '1.2.3.4', trusted)).toBe('203.0.113.9')
})

test('garbage in the header is passed over', () => {
  expect(clientAddress('127.0.0.1', 'unknown, <script>, 203.0.113.9', ['127.0.0.1'])).toBe('203.0.113.9')
  expect(clientAddress('127.0.0.1', undefined, ['127.0.0.1'])).toBe('127.0.0.1')
})

test('protocol and host are taken from a trusted proxy only, and only when they are plausible', () => {
  const trust = createTrust(['127.0.0.1'])
  const headers = { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'www.musterwerk.example' }
  expect(trust(from('127.0.0.1', headers))).toEqual({ protocol: 'https:', host: 'www.musterwerk.example' })
  expect(trust(from('203.0.113.9', headers))).toEqual({})
  expect(trust(from('127.0.0.1', { 'x-forwarded-proto': 'ftp', 'x-forwarded-host': 'a b/c' }))).toEqual({})
})
