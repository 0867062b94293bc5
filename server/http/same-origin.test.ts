import { expect, test } from 'vitest'
import { refuseForeignOrigin } from './same-origin.ts'

const foreign = expect.objectContaining({ code: 'foreign-origin', status: 403 })

function ask(method: string, headers: Record<string, string>) {
  return () => refuseForeignOrigin(new Request('http://example.org/api/x', { method, headers }))
}

test('a change that another site makes a browser send is refused', () => {
  expect(ask('POST', { 'sec-fetch-site': 'cross-site' })).toThrow(foreign)
  expect(ask('DELETE', { 'sec-fetch-site': 'same-site' })).toThrow(foreign)
  expect(ask('POST', { origin: 'https://evil.example' })).toThrow(foreign)
  expect(ask('POST', { origin: 'null' })).toThrow(foreign)
})

test('our own pages, programs and reading pass', () => {
  ask('POST', { 'sec-fetch-site': 'same-origin', origin: 'https://example.org' })()
  ask('POST', { origin: 'https://example.org' })()
  ask('POST', {})()
  ask('GET', { 'sec-fetch-site': 'cross-site' })()
})
