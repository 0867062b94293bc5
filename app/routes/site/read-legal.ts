import type { PublicBackend } from '#server/context.ts'
import type { LegalName } from '#shared/addresses/legal-names.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'
import { readStatement } from './read-statement.ts'

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
