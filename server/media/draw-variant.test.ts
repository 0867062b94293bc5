import { expect, test } from 'vitest'
import { cropAround } from './draw-variant.ts'

test.each([
  ['the middle', { x: 50, y: 50 }, { left: 500, top: 0, width: 1000, height: 1000 }],
  ['the left edge, which stops it', { x: 0, y: 50 }, { left: 0, top: 0, width: 1000, height: 1000 }],
  ['a face on the right', { x: 75, y: 0 }, { left: 1000, top: 0, width: 1000, height: 1000 }],
])('a square of a wide picture around %s', (_where, focal, cut) => {
  expect(cropAround(focal, { width: 2000, height: 1000 }, 1)).toEqual(cut)
})

test('a tall picture loses its top or bottom', () => {
  expect(cropAround({ x: 50, y: 100 }, { width: 600, height: 1000 }, 2)).toEqual({
    left: 0,
    top: 700,
    width: 600,
    height: 300,
  })
})
