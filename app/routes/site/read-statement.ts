import type { PublicBackend } from '#server/context.ts'
import { statementSummary, withStatement } from '#shared/accessibility/statement-html.ts'
import { accessibilityWords } from '#shared/messages/accessibility.ts'
import { wordsFrom } from '#shared/words/word-group.ts'

/** What was measured and what the owner says of it. Without the database the statement goes without the measurement. */
export async function readStatement(site: PublicBackend) {
  const [own, changed, result] = await Promise.all([
    site.content.document('barrierefreiheit'),
    site.words(),
    site.measured().catch(() => undefined),
  ])
  const parts = { own, result, words: wordsFrom(accessibilityWords, changed), now: site.now() }
  return {
    summary: statementSummary(parts),
    measuredAt: result?.at,
    into: (html: string) => withStatement(html, parts),
  }
}
