import type { PublicBackend } from '#server/context.ts'
import { statementSummary, withStatement } from '#shared/accessibility/statement-html.ts'
import type { LegalName } from '#shared/addresses/legal-names.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'
import { accessibilityWords } from '#shared/messages/accessibility.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { outlinePost } from '#shared/blog/post-headings.ts'
import { readBlocks } from '#blocks/read-blocks.ts'
import { readPage } from './read-page.ts'
import { readyForPage } from '#shared/html/ready-for-page.ts'

/** A legal text with its tokens resolved, for page and dialog alike. */
export async function readLegal(site: PublicBackend, name: LegalName) {
  const { content, words } = site
  const [text, company, services, changed] = await Promise.all([
    content.document(name),
    content.document('companyProfile'),
    content.list('registeredServices'),
    words(),
  ])
  const html = resolveLegalTokens(text.content, company, services, changed)
  const shown = name === 'barrierefreiheit' ? (await readStatement(site)).into(html) : html
  return { html: shown, updatedAt: text.updatedAt }
}

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

/** Texts with fewer sections need no table of contents. */
const longFrom = 4

/** A legal text with its page, its contents and what the owner put below it. */
export async function readLegalPage(site: PublicBackend, name: LegalName) {
  const [{ blocks, ...page }, text] = await Promise.all([readPage(site, name), readLegal(site, name)])
  const { html, headings } = outlinePost(text.html)
  const contents = headings.filter(({ level }) => level === 2).map(({ id, text: title }) => ({ id, title }))
  return {
    name,
    page,
    blocks: await readBlocks(site, { page: name, blocks }),
    html,
    updatedAt: text.updatedAt,
    contents: contents.length < longFrom ? [] : contents,
  }
}

/** One version as it was to be read then: also the company's data and the register of services are of that day. */
export async function readLegalVersion(site: PublicBackend, legal: LegalName, seq: number) {
  const [versions, version] = await Promise.all([site.past.versions(legal), site.past.version(legal, seq)])
  const place = versions.findIndex((entry) => entry.seq === seq)
  if (!version || place < 0) return undefined
  // Until the next version came; what was changed in the profile meanwhile belongs to this one.
  const until = versions[place - 1]?.from ?? null
  const at = until ?? site.now().toISOString()
  const [[company], services] = await Promise.all([
    site.past.itemsAt('companyProfile', at),
    site.past.itemsAt('registeredServices', at),
  ])
  if (!company) return undefined
  const html = resolveLegalTokens(readyForPage(version.content), company, services, await site.words())
  return { html, from: versions[place]!.from, until, company: company.name }
}
