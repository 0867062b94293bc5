import { expect, test } from 'vitest'
import { typesetHtml } from './typeset-html.ts'
import { typeset, typesetProse, typesetSentences, withoutTypesetting } from './typography.ts'

/** Marks what does not show: ~ for a space that is kept, | where no line may end, · where a word may be parted. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|').replaceAll('\u00ad', '·')

test.each([
  ['Ihre E-Mail und das E-Rezept', 'Ihre E-|Mail und das E-|Rezept'],
  ['IT-Team, KI-Assistent und Cloud-Dienst', 'IT-|Team, KI-|Assistent und Cloud-Dienst'],
  ['Praxis-IT für Praxen', 'Praxis-|IT für Praxen'],
  ['eine PIN-Eingabe, der Data-Act-Teil', 'eine PIN-|Eingabe, der Data-Act-Teil'],
  ['Sicherung nach 3-2-1-1-0 und NIS-2', 'Sicherung nach 3-|2-|1-|1-|0 und NIS-|2'],
  ['Art. 6 Abs. 1 Satz 1 lit. f DSGVO', 'Art.~6~Abs.~1~Satz~1~lit.~f~DSGVO'],
  ['nach § 5 DDG und §§ 3 ff.', 'nach §~5~DDG und §§~3 ff.'],
  ['z. B. heute, d.h. i. d. R. früh', 'z.~B. heute, d.~h. i.~d.~R. früh'],
  ['99,95 % für 890 € ab 6:40 Uhr', '99,95~% für 890~€ ab 6:40~Uhr'],
  ['§ 305b BGB, Abs. 2 MStV und ein BGB', '§~305b~BGB, Abs.~2~MStV und ein BGB'],
  ['in 30 Minuten, 90 Tagen und 10 Millionen Euro', 'in 30~Minuten, 90~Tagen und 10~Millionen Euro'],
  ['4 Tagungen im Jahr 2026', '4 Tagungen im Jahr 2026'],
  ['WCAG 2.2 und EN 301 549', 'WCAG~2.2 und EN~301~549'],
  ['am 2. Dezember die SMC-B tauschen', 'am 2.~Dezember die SMC-|B tauschen'],
  ['ruhig - auch nachts – erreichbar', 'ruhig~– auch nachts~– erreichbar'],
  ['Knoten & Saum', 'Knoten &~Saum'],
  ["das Wort 'Passkey' und der Satz 'so geht es.'", 'das Wort ‚Passkey‘ und der Satz ‚so geht es.‘'],
  ["So geht's, ums Haus 'rum, rock 'n' roll", "So geht's, ums Haus 'rum, rock 'n' roll"],
  ['und so weiter ... oder nicht...', 'und so weiter … oder nicht…'],
  ['ruhig -- auch nachts', 'ruhig~– auch nachts'],
  ['8-17 Uhr, 8:30-17:00 Uhr', '8–17~Uhr, 8:30–17:00~Uhr'],
  ['von 2020-2026, am 2026-11-19', 'von 2020–2026, am 2026-|11-|19'],
  ['Telefon 0361-2020-2026 und 2020-2026-12', 'Telefon 0361-|2020-|2026 und 2020-|2026-|12'],
  ['100.000€ und 5 €', '100.000~€ und 5~€'],
  ['das Wort "Passkey" und 24" groß', 'das Wort "Passkey" und 24" groß'],
  ['das Wort "Passkey" meint', 'das Wort „Passkey“ meint'],
  ['Die Telematikinfrastruktur und Datenschutz', 'Die Telematik·infrastruktur und Datenschutz'],
  ['Bereitschaftsdienst und Heilberufsausweis', 'Bereitschafts·dienst und Heilberufs·ausweis'],
  ['Auftragsverarbeitungsvertrag', 'Auftrags·verarbeitungs·vertrag'],
  ['die IT-Sicherheitsrichtlinie, wiederherstellungsfähig', 'die IT-Sicherheits·richtlinie, wiederherstellungs·fähig'],
])('“%s” is set as “%s”', (text, set) => {
  expect(shown(typesetProse(text))).toBe(set)
})

test('addresses and names of files stay to the character', () => {
  for (const text of ['https://example.org/E-Mail-2', 'e-mail-2@example.org', 'bericht-2.pdf', '/blog/nis-2'])
    expect(typesetProse(text)).toBe(text)
})

test('set once more, a text stays as it is; for programs it is what was written', () => {
  const text = 'E-Mail nach Art. 6 Abs. 1, z. B. 30 % – "sofort"'
  expect(typesetProse(typesetProse('Auftragsverarbeitungsvertrag'))).toBe(typesetProse('Auftragsverarbeitungsvertrag'))
  expect(typesetProse(typesetProse(text))).toBe(typesetProse(text))
  expect(withoutTypesetting(typesetProse(text))).toBe('E-Mail nach Art. 6 Abs. 1, z. B. 30 % – „sofort“')
})

test('titles and names keep every letter; a chain of figures stays in one line', () => {
  expect(shown(typeset('E-Mail und NIS-2 ab 5 %'))).toBe('E-Mail und NIS-2 ab 5~%')
  expect(shown(typeset('Sicherung nach 3-2-1-1-0 am 2026-11-17'))).toBe('Sicherung nach 3-|2-|1-|1-|0 am 2026-11-17')
})

test('sentences keep E-Mail and NIS-2 in one line, and no word is parted', () => {
  const text = 'E-Mail zu NIS-2 an e-mail-2@example.org, Telematikinfrastruktur'
  expect(shown(typesetSentences(text))).toBe('E-|Mail zu NIS-|2 an e-mail-2@example.org, Telematikinfrastruktur')
})

test('in rich text only what is read changes, and no code', () => {
  const html = '<p title="E-Mail 5 %"><a href="/blog/nis-2">NIS-2</a> kostet 5 %</p><code>E-Mail-2 5 %</code>'
  expect(shown(typesetHtml(html))).toBe(
    '<p title="E-Mail 5 %"><a href="/blog/nis-2">NIS-|2</a> kostet 5~%</p><code>E-Mail-2 5 %</code>',
  )
})
