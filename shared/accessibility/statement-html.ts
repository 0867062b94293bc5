import type { accessibilityWords } from '#shared/messages/accessibility.ts'
import { escapeHtml } from '#shared/text/html.ts'
import { berlinFormat } from '#shared/time/berlin-format.ts'
import type { Words } from '#shared/words/word-group.ts'
import { conformityOf, type OwnStatement } from './conformity.ts'
import type { MeasuredFinding, MeasuredResult } from './measured.ts'
import { templatesMeasured } from './templates-measured.ts'

type StatementWords = Words<typeof accessibilityWords.texts>
type Parts = {
  own: OwnStatement & { checkedHow: string }
  result: MeasuredResult | undefined
  words: StatementWords
  now: Date
}

const dayOf = berlinFormat({ dateStyle: 'long' })
const followingHeading = '<h2 id="barriere-melden">'

/** The text of the owner with what was measured, before what one can do about it; where there is no such place, at the end. */
export function withStatement(html: string, parts: Parts): string {
  const statement = statementHtml(parts)
  const at = html.indexOf(followingHeading)
  return at === -1 ? `${html}\n${statement}` : `${html.slice(0, at)}${statement}\n${html.slice(at)}`
}

/** State, method and known gaps, as parts of a legal text: page, dialog, print and search show them alike. */
export function statementHtml({ own, result, words, now }: Parts): string {
  const gaps = [
    ...own.gaps.map(({ title, text }) => `<li><strong>${escapeHtml(title)}:</strong> ${escapeHtml(text)}</li>`),
    ...(result?.findings ?? []).map((finding) => `<li>${escapeHtml(gapOf(finding, words))}</li>`),
    ...(result && result.unread.length > 0
      ? [`<li>${escapeHtml(words.unread({ count: result.unread.length }))}</li>`]
      : []),
  ]
  return [
    `<h2 id="stand-der-pruefung">${escapeHtml(words.title)}</h2>`,
    paragraph(words.states[conformityOf(own, result, now)]),
    paragraph(result ? measuredIn(result, words) : templatesIn(words)),
    paragraph(words.limits),
    ...(own.checkedByHand === ''
      ? []
      : [paragraph([words.byHand({ date: dayOf(own.checkedByHand) }), own.checkedHow].filter(Boolean).join(' '))]),
    ...(gaps.length === 0
      ? []
      : [`<h2 id="bekannte-grenzen">${escapeHtml(words.gaps)}</h2>`, `<ul>${gaps.join('')}</ul>`]),
  ].join('\n')
}

/** The same in one sentence, for search engines. */
export function statementSummary({ own, result, words, now }: Parts): string {
  return [words.states[conformityOf(own, result, now)], result ? measuredIn(result, words) : templatesIn(words)].join(
    ' ',
  )
}

function measuredIn({ at, pages, engine, browser }: MeasuredResult, words: StatementWords): string {
  return words.measured({ date: dayOf(at), pages, engine, browser })
}

/** Until the pages themselves are measured: what is known of the software, from its own tests. */
function templatesIn(words: StatementWords): string {
  const { at, pages, engine } = templatesMeasured
  return words.templates({ date: dayOf(at), pages: pages.length, engine })
}

function gapOf({ help, criteria, count, pages }: MeasuredFinding, words: StatementWords): string {
  const where = count === 1 ? words.onPage({ page: pages[0] ?? '' }) : words.onPages({ count })
  return criteria.length > 0 ? words.found({ help, criteria: criteria.join(', '), where }) : `${help} ${where}`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}
