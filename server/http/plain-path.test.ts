import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from '#shared/addresses/own-path.ts'
import { plainPath } from './plain-path.ts'

test('the plain spelling of any path is a path of this site', () => {
  const piece = constantFrom('/', '//', '\\', '.', '..', '%2e', '%2F', '%5C', '%', 'evil.example', 'A', 'ü', ':', '@')
  assert(
    property(array(piece, { maxLength: 10 }), (pieces) => {
      const { pathname } = new URL(`http://localhost/${pieces.join('')}`)
      expect(ownPath(plainPath(pathname)), pathname).toBe(plainPath(pathname))
    }),
    { numRuns: 1_000 },
  )
})
