import { expect, test } from 'vitest'
import type { FieldInput } from '#shared/content/field-types.ts'
import { findInValue, replaceInValue } from './replace-in-text.ts'
import type { SearchWish } from './replace.ts'

const wish = (term: string, more: Partial<SearchWish> = {}): SearchWish => ({
  term,
  matchCase: false,
  wholeWords: false,
  addresses: false,
  ...more,
})

/** Replaces every place that is found. */
function replaceAll(value: string, input: FieldInput, search: SearchWish, replacement = 'Nordlicht') {
  const chosen = new Set(findInValue(value, input, search).keys())
  return replaceInValue(value, input, { wish: search, replacement, chosen })
}

test('a place is shown with the words around it', () => {
  expect(findInValue('Das Team der Musterwerk IT in Erfurt', 'text', wish('musterwerk'))).toEqual([
    { before: 'Das Team der ', match: 'Musterwerk', after: ' IT in Erfurt' },
  ])
})

test('upper and lower case, and whole words, count where they are asked for', () => {
  const text = 'Musterwerk, MUSTERWERK, Musterwerks, Übermusterwerk'
  const found = (more: Partial<SearchWish>) => findInValue(text, 'text', wish('Musterwerk', more)).length
  expect([found({}), found({ matchCase: true }), found({ wholeWords: true })]).toEqual([4, 2, 2])
  expect(findInValue('Käse und Käsekuchen', 'text', wish('Käse', { wholeWords: true }))).toHaveLength(1)
})

test('characters of a pattern are letters, and one gap is as good as another', () => {
  expect(replaceAll('a.b (c) und axb', 'text', wish('a.b (c)'), 'x')).toBe('x und axb')
  expect(replaceAll('Musterwerk\u00a0IT und Musterwerk\n  IT', 'multiline', wish('Musterwerk IT'))).toBe(
    'Nordlicht und Nordlicht',
  )
  expect(replaceAll('Preis: 5 $', 'text', wish('5'), '$& $1')).toBe('Preis: $& $1 $')
})

test('rich text changes where it is read; tags, classes and addresses stay', () => {
  const html =
    '<p>Musterwerk <a href="https://musterwerk.example" title="Zu Musterwerk">hier</a></p><figure><img src="/musterwerk.png" alt="Musterwerk"></figure>'
  expect(replaceAll(html, 'html', wish('musterwerk'))).toBe(
    '<p>Nordlicht <a href="https://musterwerk.example" title="Zu Nordlicht">hier</a></p><figure><img src="/musterwerk.png" alt="Nordlicht"></figure>',
  )
  expect(replaceAll('<p class="p">p</p>', 'html', wish('p'), 'q')).toBe('<p class="p">q</p>')
})

test('addresses of links change only when they are chosen', () => {
  const html = '<p><a href="https://musterwerk.example">Seite</a></p>'
  expect(replaceAll(html, 'html', wish('musterwerk', { addresses: true }), 'nordlicht')).toBe(
    '<p><a href="https://nordlicht.example">Seite</a></p>',
  )
  expect(replaceAll('mailto:a@musterwerk.example', 'link', wish('musterwerk'))).toBe('mailto:a@musterwerk.example')
  expect(replaceAll('mailto:a@musterwerk.example', 'link', wish('musterwerk', { addresses: true }), 'x')).toBe(
    'mailto:a@x.example',
  )
  expect(findInValue('/media/musterwerk.png', 'image', wish('musterwerk', { addresses: true }))).toEqual([])
})

test('entities are read as what they stand for, and markup in a replacement stays text', () => {
  expect(replaceAll('<p>Meier &amp; Co &lt;alt&gt;</p>', 'html', wish('Meier & Co'), 'A<b>B</b>')).toBe(
    '<p>A&lt;b&gt;B&lt;/b&gt; &lt;alt&gt;</p>',
  )
  expect(replaceAll('<img alt="Meier">', 'html', wish('Meier'), '"><script>')).toBe(
    '<img alt="&quot;&gt;&lt;script&gt;">',
  )
})

test('only the chosen places change', () => {
  const html = '<p>eins</p><p>eins <b>eins</b></p>'
  expect(replaceInValue(html, 'html', { wish: wish('eins'), replacement: 'zwei', chosen: new Set([0, 2]) })).toBe(
    '<p>zwei</p><p>eins <b>zwei</b></p>',
  )
})
