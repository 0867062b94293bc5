import { expect, test } from 'vitest'
import { readyForPage } from './rich-text-html.ts'

test('a table can be scrolled with the keyboard', () => {
  expect(readyForPage('<p>vor</p><table><tbody></tbody></table>')).toMatch(
    /^<p>vor<\/p><div class="table-scroll" [^>]*tabindex="0"[^>]*><table><tbody><\/tbody><\/table><\/div>$/,
  )
})

test('links to dialogs lead to the page and name the dialog', () => {
  expect(readyForPage('<a href="#contact" title="x">Schreiben</a>')).toBe(
    '<a href="/contact" data-dialog="contact" title="x">Schreiben</a>',
  )
})

test('a link is known wherever its address stands', () => {
  expect(readyForPage('<a title="Gleich" href="#contact">Schreiben</a>')).toBe(
    '<a title="Gleich" href="/contact" data-dialog="contact">Schreiben</a>',
  )
  expect(readyForPage('<a title="x" href="https://bsi.example/" >BSI</a>')).toContain('target="_blank" rel="noopener"')
  expect(readyForPage('<a id="anker">Stelle</a> <abbr title="x" >IT</abbr>')).toBe(
    '<a id="anker">Stelle</a> <abbr title="x" >IT</abbr>',
  )
})

test('links to other sites open in a new tab, own pages do not', () => {
  expect(readyForPage('<a href="https://bsi.example/">BSI</a>')).toContain('target="_blank" rel="noopener"')
  expect(readyForPage('<a href="/training">Schulungen</a>')).toBe('<a href="/training">Schulungen</a>')
})
