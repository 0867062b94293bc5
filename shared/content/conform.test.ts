import { expect, test } from 'vitest'
import { conform } from './conform.ts'
import { select } from './fields.ts'
import { collections, documents } from './index.ts'

test('a text that is the name of something every object has stays a text in every field', () => {
  for (const { name, fields } of Object.values({ ...collections, ...documents }))
    for (const text of ['__proto__', 'constructor', 'toString'])
      for (const field of Object.keys(fields)) {
        const value = conform(fields, { [field]: text })[field]
        expect(typeof value === 'function' || value === Object.prototype, `${name}.${field}: ${text}`).toBe(false)
      }
})

test('a choice that nobody made is the initial one, where there is one', () => {
  const options = { a: 'A', b: 'B' }
  const fields = { chosen: select('Wahl', options, { initial: 'b' }), open: select('Wahl', options) }
  expect(conform(fields, {})).toEqual({ chosen: 'b', open: undefined })
  expect(conform(fields, { chosen: '', open: '' })).toEqual({ chosen: 'b', open: '' })
  expect(conform(fields, { chosen: null, open: null })).toEqual({ chosen: 'b', open: null })
  expect(conform(fields, { chosen: 'a', open: 'a' })).toEqual({ chosen: 'a', open: 'a' })
})
