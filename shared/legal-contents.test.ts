import { expect, test } from 'vitest'
import { tableOfContents } from './legal-contents.ts'

const heading = (number: number) => `<h2 id="teil-${number}">Teil <strong>${number}</strong> &amp; mehr</h2><p>Text</p>`

test('a long text has a table of its headings, as plain text', () => {
  const html = [1, 2, 3, 4].map(heading).join('')
  expect(tableOfContents(html)).toHaveLength(4)
  expect(tableOfContents(html)[0]).toEqual({ id: 'teil-1', title: 'Teil 1 & mehr' })
})

test('headings without an id and below the first level are left out', () => {
  const html = [1, 2, 3, 4].map(heading).join('') + '<h2>Ohne</h2><h3 id="drei">Drei</h3>'
  expect(tableOfContents(html)).toHaveLength(4)
})

test('a short text needs none', () => {
  expect(tableOfContents([1, 2, 3].map(heading).join(''))).toEqual([])
})
