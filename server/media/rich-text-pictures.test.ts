import { expect, test } from 'vitest'
import { editHtml } from '#shared/html/edit-html.ts'
import { pictureEditor, libraryPicturesIn } from './rich-text-pictures.ts'

const picture = {
  id: 'abcdefghijklmn',
  hash: '01',
  width: 200,
  height: 100,
  alpha: false,
  focal: { x: 50, y: 50 },
  alt: '"A" & B',
}
const placed = (html: string) => editHtml(html, [pictureEditor((id) => (id === picture.id ? picture : undefined))])

test('a picture of the library gets sizes and room; the text of the place wins over its own', () => {
  const own = placed('<p>x</p><img src="/media/abcdefghijklmn" alt="Vor Ort" />')
  expect(own).toContain('srcset="/media/abcdefghijklmn/01/w160.avif 160w, /media/abcdefghijklmn/01/w320.avif 200w"')
  expect(own).toContain('alt="Vor Ort" width="200" height="100" loading="lazy"')
  expect(placed('<img src="/media/abcdefghijklmn" alt="" />')).toContain('alt="&quot;A&quot; &amp; B"')
})

test('a missing picture disappears, others stay as they are', () => {
  expect(placed('<img src="/media/zzzzzzzzzzzzzz" alt="x" />')).toBe('')
  expect(placed('<img src="/bild.png" alt="x" />')).toBe('<img src="/bild.png" alt="x" />')
})

test('a picture is known in whatever order its attributes stand, and its text stays a text', () => {
  expect(placed('<img alt="a > b &quot;c&quot;" src="/media/abcdefghijklmn">')).toContain(
    'alt="a &gt; b &quot;c&quot;" width="200"',
  )
})

test('finds the pictures of a text with their own words', () => {
  expect(libraryPicturesIn('<img src="/media/abcdefghijklmn" alt="A"><img src="/x.png">')).toEqual([
    { id: 'abcdefghijklmn', alt: 'A' },
  ])
})
