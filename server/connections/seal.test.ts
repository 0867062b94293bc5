import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, sealedBy, unseal } from './seal.ts'

const key = randomBytes(32)

test('only the key opens a secret, in its own place, unchanged', () => {
  const sealed = seal(key, 'mail.password', 'gehöre nur mir')
  expect(unseal(key, 'mail.password', sealed)).toBe('gehöre nur mir')
  expect(unseal(key, 'chat.headerValue', sealed)).toBeUndefined()
  expect(unseal(randomBytes(32), 'mail.password', sealed)).toBeUndefined()
  expect(unseal(key, 'mail.password', `${sealed.slice(0, -2)}AA`)).toBeUndefined()
  expect(unseal(key, 'mail.password', 'unsinn')).toBeUndefined()
})

test('a secret is sealed differently every time and tells which key it needs', () => {
  const sealed = seal(key, 'mail.password', 'geheim')
  expect(seal(key, 'mail.password', 'geheim')).not.toBe(sealed)
  expect(sealed).not.toContain('geheim')
  expect(sealedBy(key, sealed)).toBe(true)
  expect(sealedBy(randomBytes(32), sealed)).toBe(false)
})
