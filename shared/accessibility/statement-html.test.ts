import { expect, test } from 'vitest'
import { accessibilityWords } from '#shared/messages/accessibility.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { conformityOf, type OwnStatement } from './conformity.ts'
import type { MeasuredResult } from './measured.ts'
import { templatesMeasured } from './templates-measured.ts'
import { statementHtml, statementSummary, withStatement } from './statement-html.ts'

const now = new Date('2026-11-15T10:00:00Z')
const own = { conformity: 'measured', gaps: [], checkedByHand: '', checkedHow: '' } as OwnStatement & {
  checkedHow: string
}
const result: MeasuredResult = {
  at: '2026-11-14T10:00:00.000Z',
  engine: 'axe-core 4.14.0',
  browser: 'Firefox auf Windows',
  pages: 62,
  unread: [],
  findings: [],
}
const finding: MeasuredResult['findings'][number] = {
  rule: 'color-contrast',
  impact: 'serious',
  help: 'Kontrast <zu> gering',
  criteria: ['1.4.3'],
  pages: ['/faq'],
  count: 1,
}
const gap = { title: 'Sprache', text: 'Leichte Sprache fehlt.' }
const lookedAt = '2026-06-01T00:00:00.000Z'
const words = wordsFrom(accessibilityWords)

test.each([
  ['nothing was measured', {}, undefined, 'unknown'],
  ['measured without a finding, never looked at by hand', {}, result, 'unproven'],
  ['measured and looked at by hand', { checkedByHand: lookedAt }, result, 'full'],
  ['looked at by hand more than a year ago', { checkedByHand: '2025-11-01T00:00:00.000Z' }, result, 'unproven'],
  ['measured more than a year ago', { checkedByHand: lookedAt }, { ...result, at: '2025-11-01T00:00:00Z' }, 'unproven'],
  ['something was found', { checkedByHand: lookedAt }, { ...result, findings: [finding] }, 'partial'],
  ['a page could not be measured', { checkedByHand: lookedAt }, { ...result, unread: ['/blog'] }, 'partial'],
  ['the owner knows a gap', { checkedByHand: lookedAt, gaps: [gap] }, result, 'partial'],
  ['the owner says less than was measured', { checkedByHand: lookedAt, conformity: 'none' as const }, result, 'none'],
])('%s: %s', (_case, changes, measured, state) => {
  expect(conformityOf({ ...own, ...changes }, measured, now)).toBe(state)
})

test('the statement names date, method and every gap, and quotes nothing as markup', () => {
  const html = statementHtml({ own: { ...own, gaps: [gap] }, result: { ...result, findings: [finding] }, words, now })
  expect(html).toContain('teilweise vereinbar')
  expect(html).toContain('14. November 2026: 62 Seiten')
  expect(html).toContain('axe-core 4.14.0 in Firefox auf Windows')
  expect(html).toContain('<strong>Sprache:</strong> Leichte Sprache fehlt.')
  expect(html).toContain('Kontrast &lt;zu&gt; gering (WCAG 1.4.3), auf der Seite /faq')
})

test('until the pages are measured it says what is known of the templates, and no longer', () => {
  const html = statementHtml({ own, result: undefined, words, now })
  expect(html).toContain('wurden noch nicht gemessen')
  expect(html).toContain(`${templatesMeasured.pages.length} Seiten mit Beispielinhalten`)
  expect(html).toContain(`mit ${templatesMeasured.engine} nach WCAG 2.2`)
  expect(statementHtml({ own, result, words, now })).not.toContain('Beispielinhalten')
})

test('without gaps there is no list of them', () => {
  expect(statementHtml({ own, result, words, now })).not.toContain('bekannte-grenzen')
})

test('it stands before what one can do, or at the end', () => {
  const parts = { own, result, words, now }
  const placed = withStatement('<p>Anfang</p><h2 id="barriere-melden">Melden</h2>', parts)
  expect(placed.indexOf('stand-der-pruefung')).toBeLessThan(placed.indexOf('barriere-melden'))
  expect(withStatement('<p>Eigener Text</p>', parts)).toMatch(/^<p>Eigener Text<\/p>\n<h2 id="stand-der-pruefung">/)
})

test('search engines get one sentence on the state and one on the method', () => {
  expect(statementSummary({ own, result, words, now })).toMatch(
    /^Die Messung hat keine Barrieren.+Zuletzt gemessen am 14/,
  )
})
