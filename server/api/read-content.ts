import { isLegalName, type LegalName } from '#shared/addresses/legal-names.ts'
import type { CollectionName, DocumentName, ItemOf } from '#shared/content/index.ts'
import { toNamedLinks } from '#shared/content/named-social-links.ts'
import { resolveLegalTokens } from '#shared/legal/legal-tokens.ts'
import type { Backend } from '#server/backend.ts'
import { createPublicReads, type PublicReads } from '#server/content/public-reads.ts'
import { readAllWords } from '#server/content/read-words.ts'

/**
 * Content as programs read it: filled from the company profile as visitors read it (J46), the networks of the footer by
 * the names of spec §3. Editors read what is stored (/api/editing).
 */
export function readContent({ store, log, media, filled }: Backend) {
  const reads = createPublicReads(store, log, media.pictures, { filled })
  return {
    list: (name: CollectionName) => reads.list(name),
    get: (name: CollectionName, id: string) => reads.get(name, id),
    async document(name: DocumentName): Promise<object> {
      if (isLegalName(name)) return withTokens(reads, await reads.document(name))
      return name === 'footer' ? withNamedLinks(await reads.document(name)) : reads.document(name)
    },
    get degraded() {
      return reads.degraded
    },
  }
}

async function withTokens(reads: PublicReads, text: ItemOf<LegalName>) {
  const [company, services, words] = await Promise.all([
    reads.document('companyProfile'),
    reads.list('registeredServices'),
    readAllWords(reads),
  ])
  return { ...text, content: resolveLegalTokens(text.content, company, services, words) }
}

function withNamedLinks({ socialLinks, ...footer }: ItemOf<'footer'>) {
  return { ...footer, socialLinks: toNamedLinks(socialLinks) }
}
