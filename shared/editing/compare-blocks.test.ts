import { expect, test } from 'vitest'
import { compareBlocks } from './compare-blocks.ts'

const shown = (before: string, after: string) =>
  compareBlocks(before, after).map(({ change, pieces }) => [
    change,
    pieces.map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}${text}`)).join('|'),
  ])

test('a changed word is shown in its paragraph, and what stayed stays', () => {
  const before = '<h2>§ 1 Geltung</h2><p>Die Frist beträgt zwei Wochen.</p><p>Ende.</p>'
  const after = before.replace('zwei', 'vier')
  expect(shown(before, after)).toEqual([
    ['same', '§ 1 Geltung'],
    ['changed', 'Die Frist beträgt |-zwei|+vier| Wochen.'],
    ['same', 'Ende.'],
  ])
})

test('paragraphs that came, went or have nothing in common are whole', () => {
  expect(shown('<p>Alt und lang</p><p>Bleibt</p>', '<p>Bleibt</p><ul><li>Neu dabei</li></ul>')).toEqual([
    ['removed', '-Alt und lang'],
    ['same', 'Bleibt'],
    ['added', '+Neu dabei'],
  ])
  expect(shown('<p>eins zwei</p>', '<p>drei vier</p>')).toEqual([
    ['removed', '-eins zwei'],
    ['added', '+drei vier'],
  ])
})

test('of several that went before a changed one, each is told once and in order', () => {
  const before = '<p>weg eins</p><p>fort zwei</p><p>Die Haftung ist beschränkt</p>'
  expect(shown(before, '<p>Die Haftung ist unbeschränkt</p>')).toEqual([
    ['removed', '-weg eins'],
    ['removed', '-fort zwei'],
    ['changed', 'Die Haftung ist |-beschränkt|+unbeschränkt'],
  ])
})

test('a heading that becomes a paragraph is a change, and so is where a link leads', () => {
  expect(shown('<h2>Preise</h2>', '<p>Preise</p>').map(([change]) => change)).toEqual(['removed', 'added'])
  const [[change, text] = []] = shown('<p><a href="/a">Hier lesen</a></p>', '<p><a href="/b">Hier lesen</a></p>')
  expect([change, text]).toEqual(['changed', 'Hier lesen |-(/a)|+(/b)'])
})

test('lists in lists, cells of tables and loose text are all read once', () => {
  const html =
    '<ul><li>Außen<ul><li>Innen</li></ul></li></ul><table><tr><th>Posten</th><td><p>9 €</p></td></tr></table>'
  expect(shown(html, html)).toEqual([
    ['same', 'Außen'],
    ['same', 'Innen'],
    ['same', 'Posten | 9 €'],
  ])
})

test('the same text has no change at all, and nothing becomes something', () => {
  expect(compareBlocks('<p>a</p>', '<p>a</p>').every(({ change }) => change === 'same')).toBe(true)
  expect(shown('', '<p>a</p>')).toEqual([['added', '+a']])
})

test('a changed paragraph among thousands is one change', () => {
  const paragraphs = Array.from({ length: 3_000 }, (_, number) => `<p>Absatz ${number} über Fristen</p>`)
  const before = paragraphs.join('')
  const changed = compareBlocks(before, before.replace('1500 über', '1500 ohne')).filter(
    ({ change }) => change !== 'same',
  )
  expect(changed).toHaveLength(1)
  expect(changed[0]!.change).toBe('changed')
})
