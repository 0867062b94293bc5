import { expect, test } from 'vitest'
import { readableText, sectionsOf } from './readable-text.ts'

test('paragraphs become lines, points keep their dash or number, links and marks go', () => {
  const html =
    '<p>Zuerst <strong>ruhig</strong> bleiben.</p><ol><li>Kabel <a href="/x">ziehen</a></li><li><p>Anrufen</p></li></ol><ul><li>Nichts löschen &amp; warten</li></ul>'
  expect(readableText(html)).toBe('Zuerst ruhig bleiben.\n1. Kabel ziehen\n2. Anrufen\n- Nichts löschen & warten')
})

test('headings part a text into sections that can be linked', () => {
  expect(sectionsOf('<p>Vorweg.</p><h2 id="kosten">Was es <em>kostet</em></h2><p>Wenig.</p><h2>Ende</h2>')).toEqual([
    { heading: '', id: '', text: 'Vorweg.' },
    { heading: 'Was es kostet', id: 'kosten', text: 'Wenig.' },
    { heading: 'Ende', id: '', text: '' },
  ])
})

test('a text that begins with a heading has nothing before its first section', () => {
  expect(sectionsOf('<h2 id="anbieter">Angaben</h2><p>Musterwerk</p>')).toEqual([
    { heading: '', id: '', text: '' },
    { heading: 'Angaben', id: 'anbieter', text: 'Musterwerk' },
  ])
})

test('lists in lists count on their own, and cells of a row stay in a line', () => {
  expect(readableText('<ol><li>A<ol><li>B</li></ol></li><li>C</li></ol>')).toBe('1. A\n1. B\n2. C')
  expect(readableText('<table>\n<tr>\n<th>Tag</th>\n<td>Zeit</td>\n</tr></table>')).toBe('Tag, Zeit')
})
