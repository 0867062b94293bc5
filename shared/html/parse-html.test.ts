import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, editHtml } from './edit-html.ts'
import { attributeOf, elementsIn, parseHtml, type HtmlElement } from './parse-html.ts'

const sourceOf = (html: string, name: string) => {
  const { start, end, inner } = elementsIn(parseHtml(html)).find((element) => element.name === name)!
  return [html.slice(start, end), html.slice(inner.start, inner.end)]
}

test('an element knows where it stands in the source, also where its end is only implied', () => {
  expect(sourceOf('a<p class="x">b <br/>c</p>d', 'p')).toEqual(['<p class="x">b <br/>c</p>', 'b <br/>c'])
  expect(sourceOf('a<p class="x">b <br/>c</p>d', 'br')).toEqual(['<br/>', ''])
  expect(sourceOf('<ul><li>a<li>b</ul>', 'li')).toEqual(['<li>a', 'a'])
  expect(sourceOf('<P>a', 'p')).toEqual(['<P>a', 'a'])
  expect(sourceOf('<b>x</b >y', 'b')).toEqual(['<b>x</b >', 'x'])
})

test('texts know their place too, with entities as what they stand for', () => {
  const html = '<b>x</b >y &amp; z<!-- c -->'
  expect(parseHtml(html).children.slice(1)).toEqual([
    { kind: 'text', text: 'y & z', start: 9, end: 18 },
    { kind: 'comment', start: 18, end: 28 },
  ])
})

test('blanks in a closing tag move nothing', () => {
  const html = '<p><b>x</b\n  ><!-- c --><i>y</i\n></p\n><em>z</em >'
  expect(sourceOf(html, 'p')).toEqual(['<p><b>x</b\n  ><!-- c --><i>y</i\n></p\n>', '<b>x</b\n  ><!-- c --><i>y</i\n>'])
  expect(sourceOf(html, 'i')).toEqual(['<i>y</i\n>', 'y'])
  expect(sourceOf(html, 'em')).toEqual(['<em>z</em >', 'z'])
  const [comment] = elementsIn(parseHtml(html))[0]!.children.filter(({ kind }) => kind === 'comment')
  expect(html.slice(comment!.start, comment!.end)).toBe('<!-- c -->')
})

test('attributes are read however they are quoted', () => {
  const [link] = elementsIn(parseHtml(`<a HREF='/a?b=1&amp;c=">"' title=x hidden>y</a>`))
  expect(link!.attributes.map(({ name, value }) => [name, value])).toEqual([
    ['href', '/a?b=1&c=">"'],
    ['title', 'x'],
    ['hidden', ''],
  ])
  expect(attributeOf(link!, 'id')).toBeUndefined()
})

test('what is deeper than any stored text is read as text', () => {
  const html = '<b>'.repeat(160_000)
  expect(elementsIn(parseHtml(html))).toHaveLength(200)
  expect(editHtml(html, [() => []])).toBe(html)
})

test('edits leave everything else as it was, and what is replaced takes along what is inside', () => {
  expect(applyEdits('0123456789', [])).toBe('0123456789')
  const edits = [
    { start: 8, end: 8, html: 'c' },
    { start: 3, end: 4, html: 'inside' },
    { start: 2, end: 6, html: 'b' },
    { start: 2, end: 2, html: 'a' },
  ]
  expect(applyEdits('0123456789', edits)).toBe('01ab67c89')
  expect(
    editHtml("<P  Class='x' >a</p\n><IMG src=a>", [
      ({ name, end }) => (name === 'p' ? [{ start: end, end, html: '!' }] : []),
    ]),
  ).toBe("<P  Class='x' >a</p\n>!<IMG src=a>")
})

test('whatever the text, places follow each other and stay inside of their element', () => {
  const pieces =
    '<p>|</p >|<b a="x>y">|</b\n>|<br/>|</br>|<li>|<ul>|</ul>|x|&amp;|&|<|<!-- c -->|<![if x]>|<!|<?x?>|<form>|<svg>|<title>|<style>|</style>|<td>|<table>|</table>|<a href=x|>|"|</x>'
  assert(
    property(array(constantFrom(...pieces.split('|')), { maxLength: 15 }), (written) => {
      const html = written.join('')
      const inOrder = ({ start, end, inner, children }: HtmlElement): boolean => {
        const places = [start, inner.start, ...children.flatMap((child) => [child.start, child.end]), inner.end, end]
        return (
          places.every((place, index) => place >= (places[index - 1] ?? 0)) &&
          children.every((child) => child.kind !== 'element' || inOrder(child))
        )
      }
      const root = parseHtml(html)
      expect(root.end).toBe(html.length)
      expect(inOrder(root)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
