import { expect, test } from 'vitest'
import { typesetHtml } from './typeset-html.ts'
import { typeset, typesetProse, withoutTypesetting } from './typography.ts'

/** Marks what does not show: ~ for a space that is kept, | where no line may end. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|')

test.each([
  ['Ihre E-Mail und das E-Rezept', 'Ihre E-|Mail und das E-|Rezept'],
  ['IT-Team, KI-Assistent und Cloud-Dienst', 'IT-|Team, KI-|Assistent und Cloud-Dienst'],
  ['Sicherung nach 3-2-1-1-0 und NIS-2', 'Sicherung nach 3-|2-|1-|1-|0 und NIS-|2'],
  ['Art. 6 Abs. 1 Satz 1 lit. f DSGVO', 'Art.~6~Abs.~1~Satz~1~lit.~f DSGVO'],
  ['nach § 5 DDG und §§ 3 ff.', 'nach §~5 DDG und §§~3 ff.'],
  ['z. B. heute, d.h. i. d. R. früh', 'z.~B. heute, d.~h. i.~d.~R. früh'],
  ['99,95 % für 890 € ab 6:40 Uhr', '99,95~% für 890~€ ab 6:40~Uhr'],
  ['am 2. Dezember die SMC-B tauschen', 'am 2.~Dezember die SMC-|B tauschen'],
  ['ruhig - auch nachts – erreichbar', 'ruhig~– auch nachts~– erreichbar'],
  ['das Wort "Passkey" und 24" groß', 'das Wort "Passkey" und 24" groß'],
  ['das Wort "Passkey" meint', 'das Wort „Passkey“ meint'],
])('“%s” is set as “%s”', (text, set) => {
  expect(shown(typesetProse(text))).toBe(set)
})

test('addresses and names of files stay to the character', () => {
  for (const text of ['https://example.org/E-Mail-2', 'e-mail-2@example.org', 'bericht-2.pdf', '/blog/nis-2'])
    expect(typesetProse(text)).toBe(text)
})

test('set once more, a text stays as it is; for programs it is what was written', () => {
  const text = 'E-Mail nach Art. 6 Abs. 1, z. B. 30 % – "sofort"'
  expect(typesetProse(typesetProse(text))).toBe(typesetProse(text))
  expect(withoutTypesetting(typesetProse(text))).toBe('E-Mail nach Art. 6 Abs. 1, z. B. 30 % – „sofort“')
})

test('titles and names keep every letter', () => {
  expect(shown(typeset('E-Mail und NIS-2 ab 5 %'))).toBe('E-Mail und NIS-2 ab 5~%')
})

test('in rich text only what is read changes, and no code', () => {
  const html = '<p title="E-Mail 5 %"><a href="/blog/nis-2">NIS-2</a> kostet 5 %</p><code>E-Mail-2 5 %</code>'
  expect(shown(typesetHtml(html))).toBe(
    '<p title="E-Mail 5 %"><a href="/blog/nis-2">NIS-|2</a> kostet 5~%</p><code>E-Mail-2 5 %</code>',
  )
})
