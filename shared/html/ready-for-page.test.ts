import { expect, test } from 'vitest'
import { readyForPage } from './ready-for-page.ts'

test('a table can be scrolled with the keyboard', () => {
  expect(readyForPage('<p>vor</p><table><tbody></tbody></table>')).toMatch(
    /^<p>vor<\/p><div class="table-scroll" [^>]*tabindex="0"[^>]*><table><tbody><\/tbody><\/table><\/div>$/,
  )
})

test('a chart keeps its table and gets a bar for every figure, the largest over the whole width', () => {
  const row = (label: string, value: string) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`
  const head = '<thead><tr><th>Weg</th><th>Kosten</th></tr></thead>'
  const rows = [row('Cloud', '1.200,50\u00a0€'), row('Eigen', '<strong>600,25 €</strong>'), row('Keiner', 'nichts')]
  const html = readyForPage(`<table data-chart="">${head}<tbody>${rows.join('')}</tbody></table>`)
  expect([...html.matchAll(/ d="M0 4h([\d.]+)M/g)].map((match) => match[1])).toEqual(['100', '50'])
  expect(html.replaceAll(/<svg class="bar" aria-hidden="true".*?<\/svg>/g, '')).toBe(
    readyForPage(
      `<table data-chart="">${head}<tbody>${rows.join('')}</tbody></table>`.replace('data-chart', 'data-no'),
    ).replace('data-no', 'data-chart'),
  )
  expect(html).not.toContain('style=')
})

test('a column that holds figures only is marked with its head, and no other one', () => {
  const head = '<tr><th>Posten</th><th>Kosten</th><th>Speicher</th></tr>'
  const rows =
    '<tr><td>1</td><td>3.750\u00a0€</td><td>8 bis 12 GB</td></tr><tr><td>2</td><td><b>−1,5 %</b></td><td>8</td></tr>'
  const html = readyForPage(`<table><thead>${head}</thead><tbody>${rows}</tbody></table>`)
  expect(html.match(/<t[hd] data-figure>.*?(?=<\/t)/g)).toEqual([
    '<th data-figure>Kosten',
    '<td data-figure>3.750\u00a0€',
    '<td data-figure><b>−1,5 %</b>',
  ])
})

test('a note is a part of the text and no landmark: there may be several, and none has a name', () => {
  expect(readyForPage('<aside><p>Merke</p></aside>')).toBe('<div role="note"><p>Merke</p></div>')
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
