import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseVariant, pictureFormats, snapFocal, variantName, widthsOf } from './variants.ts'

test('every size that pages ask for has a name, and the name leads back to it', () => {
  for (const format of pictureFormats)
    for (const width of widthsOf(format)) {
      const variant = { shape: 'whole', width, format } as const
      expect(parseVariant(variantName(variant))).toEqual(variant)
    }
  expect(parseVariant('social-25-100.jpg')).toEqual({ shape: 'social', format: 'jpg', focal: { x: 25, y: 100 } })
  expect(parseVariant('icon.png')).toEqual({ shape: 'icon', format: 'png' })
  expect(parseVariant('card.jpg')).toEqual({ shape: 'card', format: 'jpg' })
  expect(parseVariant('woven.png')).toEqual({ shape: 'woven', format: 'png' })
})

test.each([
  'w321.avif',
  'w2560.avif',
  'w0320.avif',
  'w320.svg',
  'w320',
  'social-10-50.jpg',
  'social-50-50.png',
  'icon.svg',
  'woven.jpg',
  '',
  '..',
])('%j is no size of ours: nobody can make the server draw whatever they like', (name) => {
  expect(parseVariant(name)).toBeUndefined()
})

test('any text is a known name or nothing', () => {
  assert(
    property(string(), (name) => {
      const variant = parseVariant(name)
      return variant === undefined || variantName(variant) === name
    }),
  )
})

test('a focal point snaps to the grid', () => {
  expect(snapFocal({ x: 33, y: 99 })).toEqual({ x: 25, y: 100 })
  expect(snapFocal({ x: -5, y: 140 })).toEqual({ x: 0, y: 100 })
})
