import { describe, expect, test } from 'vitest'
import { blogPostFields } from '#shared/content/blog-post-fields.ts'
import { companyProfile } from '#shared/content/company-profile.ts'
import { checkItem } from '#shared/editing/check/check-item.ts'
import { readingEase } from '#shared/editing/check/reading-ease.ts'
import { textOf } from '#shared/text/html-text.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'
import { findPlaceholders } from '#shared/dashboard/placeholders.ts'
import { outlinePost } from '#shared/blog/post-headings.ts'
import { richTextProblem } from '#shared/content/rich-text-problem.ts'
import { richTextLimits } from '#shared/limits.ts'
import { sanitiseValues } from '#server/content/sanitise.ts'
import { bestEncoding } from '#server/http/answer.ts'
import { readableText, sectionsOf } from '#server/search/readable-text.ts'
import { cleanPastedHtml } from '#admin/rich-text/clean-paste.ts'

// Everything that reads texts takes time in proportion to their length. Where it grew with the square, these would take
// minutes; nothing is measured, a test that does not end fails.

const long = (part: string, end = '') =>
  part.repeat(Math.floor((richTextLimits.length - end.length) / part.length)) + end
const words = 'Ein Wort nach dem anderen und noch eins. '.repeat(10)
const texts = {
  'one word with a full stop inside': words + long('a', '.b'),
  'full stops without an end': words + long('.', 'x'),
  'spaces without an end': words + long(' ', 'x'),
  'brackets that open only': long('<'),
  'tags that open only': long('<a '),
  'tags in tags': long('<b>'),
  'placeholders that open only': long('[Platzhalter: '),
  'tokens that open only': long('{{ '),
  'entities without an end': long('&amp'),
  'commas and full stops': `<p>{{firma.ustid}} ${long('Satzteil, Satz. ')}</p>`,
  'headings of one text': '<h2>Gleich</h2>'.repeat(9_999),
  'lists in lists': '<ol><li><p>'.repeat(10) + '<ol><li>x</li></ol>'.repeat(4_000) + '</p></li></ol>'.repeat(10),
}

const stored = { id: 'companyProfile', createdAt: '', updatedAt: '' }
const company = { ...companyProfile.schema.parse(companyProfile.defaults), ...stored }

describe.each(Object.entries(texts))('%s', (_name, text) => {
  test('are checked, searched and drawn', () => {
    const content = richTextProblem(text) ? '' : String(sanitiseValues(blogPostFields, { content: text }).content)
    checkItem(blogPostFields, { title: text, content, tags: [text] }, { addresses: new Set() })
    findPlaceholders(blogPostFields, { content: text })
    readingEase(text)
    textOf(text)
    readableText(content)
    sectionsOf(content)
    outlinePost(content)
    resolveLegalTokens(content, company, [])
    expect(bestEncoding(`gzip${text}`.slice(0, 16_000))).toBe('identity')
  })

  test('can be pasted', () => {
    // There is no parser of documents here; what comes before it is the point.
    for (const pasted of [text, text.replaceAll('<', '<!--'), text.replaceAll('<', '<style>')])
      expect(() => cleanPastedHtml(pasted, 'https://musterwerk.example')).toThrow('DOMParser')
  })
})

test('headings of one text get numbers that no other heading has', () => {
  const { headings } = outlinePost('<h2>A</h2><h2>A</h2><h2 id="a-2">B</h2><h2>A</h2><h2>Kontakt</h2><h2 id="a">C</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['a-3', 'a-4', 'a-2', 'a-5', 'kontakt', 'a'])
})
