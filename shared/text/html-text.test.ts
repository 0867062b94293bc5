import { expect, test } from 'vitest'
import { textOf } from './html-text.ts'

test('blocks are separated, marks inside a word are not', () => {
  expect(textOf('<h2 id="a">Kosten</h2><p>Ein <strong>Pass</strong>key.<br>Neu</p>')).toBe('Kosten Ein Passkey. Neu')
})

test('entities and soft hyphens read as what they stand for', () => {
  expect(textOf('<p>Müller &amp; Söhne&nbsp;GmbH &lt;Erfurt&gt; &#8222;IT&#x201C; Daten\u00adschutz</p>')).toBe(
    'Müller & Söhne GmbH <Erfurt> „IT“ Datenschutz',
  )
})

test('an ampersand that begins no entity stays', () => {
  expect(textOf('<p>F&E; &#99999999; AT&T</p>')).toBe('F&E; &#99999999; AT&T')
})
