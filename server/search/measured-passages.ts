import { statementHtml } from '#shared/accessibility/statement-html.ts'
import { accessibilityWords } from '#shared/messages/accessibility.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import { berlinFormat } from '#shared/time/berlin-format.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import { readWords } from '#server/content/read-words.ts'
import type { NewPassage } from './entry.ts'
import { sectionsOf } from './readable-text.ts'
import type { Measurements } from './source.ts'

const day = berlinFormat({ dateStyle: 'long' })

/** State, method and known gaps of the accessibility of pages, as the statement words them. */
export async function statementPassages(store: PublishedReads, measured: Measurements): Promise<NewPassage[]> {
  const [own, words, result] = await Promise.all([
    store.document('barrierefreiheit'),
    readWords(store, accessibilityWords),
    measured.accessibility(),
  ])
  if (!own) return []
  const keywords = 'Barriere Einschränkung WCAG'
  return sectionsOf(statementHtml({ own, result, words, now: measured.now() })).map((section) => ({
    ...section,
    keywords,
  }))
}

/** What the site promises of its own security and what was measured of it, and whom to tell of a weakness. */
export async function securityPassages(store: PublishedReads, measured: Measurements): Promise<NewPassage[]> {
  const [words, result] = await Promise.all([readWords(store, siteSecurityWords), measured.siteSecurity()])
  const { title, never, promises, states, report } = words
  const lines = result?.lines.map(({ promise, state }) => `- ${promises[promise]} (${states[state]})`) ?? []
  const kept = result?.lines.filter(({ state }) => state === 'kept').length ?? 0
  const summary = result ? words.summary({ date: day(result.at), kept, all: lines.length }) : never
  return [
    {
      heading: title,
      text: [summary, ...lines].join('\n'),
      keywords: 'Website sicher Verschlüsselung TLS HTTPS Header CSP',
    },
    {
      heading: report.title,
      text: report.text,
      keywords: 'Sicherheitslücke Schwachstelle security.txt PGP responsible disclosure',
    },
  ]
}
