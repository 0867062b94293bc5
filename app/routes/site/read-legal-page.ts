import type { PublicBackend } from '#server/context.ts'
import type { LegalName } from '#shared/addresses/legal-names.ts'
import { outlinePost } from '#shared/blog/post-headings.ts'
import { readBlocks } from './read-blocks.ts'
import { readLegal } from './read-legal.ts'
import { readPage } from './read-page.ts'

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
