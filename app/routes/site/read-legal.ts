import type { PublicBackend } from '#server/context.ts'
import type { LegalName } from '#shared/addresses/legal-names.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'

/** A legal text with its tokens resolved, for page and dialog alike. */
export async function readLegal({ content, words }: PublicBackend, name: LegalName) {
  const [text, company, services, changed] = await Promise.all([
    content.document(name),
    content.document('companyProfile'),
    content.list('registeredServices'),
    words(),
  ])
  return { html: resolveLegalTokens(text.content, company, services, changed), updatedAt: text.updatedAt }
}
