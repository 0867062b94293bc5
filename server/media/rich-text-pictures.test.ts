import { expect, test } from 'vitest'
import { picturesIn, placePictures } from './rich-text-pictures.ts'

const picture = {
  id: 'abcdefghijklmn',
  hash: '01',
  width: 200,
  height: 100,
  alpha: false,
  focal: { x: 50, y: 50 },
  alt: '"A" & B',
}
const find = (id: string) => (id === picture.id ? picture : undefined)

test('a picture of the library gets sizes and room; the text of the place wins over its own', () => {
  const own = placePictures('<p>x</p><img src="/media/abcdefghijklmn" alt="Vor Ort" />', find)
  expect(own).toContain('srcset="/media/abcdefghijklmn/01/w160.avif 160w, /media/abcdefghijklmn/01/w320.avif 200w"')
  expect(own).toContain('alt="Vor Ort" width="200" height="100" loading="lazy"')
  expect(placePictures('<img src="/media/abcdefghijklmn" alt="" />', find)).toContain('alt="&quot;A&quot; &amp; B"')
})

test('a missing picture disappears, others stay as they are', () => {
  expect(placePictures('<img src="/media/zzzzzzzzzzzzzz" alt="x" />', find)).toBe('')
  expect(placePictures('<img src="/bild.png" alt="x" />', find)).toBe('<img src="/bild.png" alt="x" />')
})

test('finds the pictures of a text with their own words', () => {
  expect(picturesIn('<img src="/media/abcdefghijklmn" alt="A"><img src="/x.png">')).toEqual([
    { id: 'abcdefghijklmn', alt: 'A' },
  ])
})
