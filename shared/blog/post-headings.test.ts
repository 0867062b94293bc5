import { expect, test } from 'vitest'
import { outlinePost } from './post-headings.ts'

test('a heading without an id gets one from its text', () => {
  const { html, headings } = outlinePost('<h2>Was es <em>kostet</em> &amp; spart</h2><p>Text</p><h3>Über uns</h3>')
  expect(html).toBe(
    '<h2 id="was-es-kostet-spart">Was es <em>kostet</em> &amp; spart</h2><p>Text</p><h3 id="ueber-uns">Über uns</h3>',
  )
  expect(headings).toEqual([
    { id: 'was-es-kostet-spart', text: 'Was es kostet & spart', level: 2 },
    { id: 'ueber-uns', text: 'Über uns', level: 3 },
  ])
})

test('a given id stays, because links lead there', () => {
  const content = '<h2 id="kosten">Was es kostet</h2>'
  expect(outlinePost(content)).toEqual({ html: content, headings: [{ id: 'kosten', text: 'Was es kostet', level: 2 }] })
  expect(outlinePost(`<h3>Kosten</h3>${content}`).headings.map(({ id }) => id)).toEqual(['kosten-2', 'kosten'])
})

test('no id occurs twice, and none takes a place of the page', () => {
  const { headings } = outlinePost('<h2>Fazit</h2><h3>Fazit</h3><h2 id="x">A</h2><h2 id="x">B</h2><h2>Team</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['fazit', 'fazit-2', 'x', 'x-2', 'team-2'])
})

test('empty headings and deeper ones are not listed', () => {
  expect(outlinePost('<h2><br></h2><h4 id="x">Klein</h4>').headings).toEqual([])
})
