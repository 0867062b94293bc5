import { expect, test } from 'vitest'
import { conform } from './conform.ts'
import { collections, documents } from './index.ts'

test('a text that is the name of something every object has stays a text in every field', () => {
  for (const { name, fields } of Object.values({ ...collections, ...documents }))
    for (const text of ['__proto__', 'constructor', 'toString'])
      for (const field of Object.keys(fields)) {
        const value = conform(fields, { [field]: text })[field]
        expect(typeof value === 'function' || value === Object.prototype, `${name}.${field}: ${text}`).toBe(false)
      }
})
