import { expect, test } from 'vitest'
import { holdsForeignContent } from './foreign-content.ts'

test('finds what is hidden, also where two readings meet', () => {
  const window = 1_048_576
  const file = Buffer.alloc(window * 2, 0x41)
  file.write('<ScRiPt>', window - 3, 'latin1')
  expect(holdsForeignContent(file)).toBe(true)
})

test('lets plain bytes pass', () => {
  expect(holdsForeignContent(Buffer.alloc(3_000_000, 0x42))).toBe(false)
})
