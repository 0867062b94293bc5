import type { PublicBackend } from '#server/context.ts'
import type { Page } from '#shared/content/pages.ts'
import { isSwitchedOff } from '#shared/addresses/page-switch.ts'
import type { PageRefusal } from './render/define-route.tsx'

export type PageText = Omit<Page, 'id' | 'createdAt' | 'updatedAt'>

/** The texts of a page. They are seeded and cannot be deleted, so a missing one is the server's fault. */
export async function readPage({ content }: PublicBackend, id: string): Promise<PageText> {
  const page = await content.get('pages', id)
  if (!page) throw { refusal: 503 } satisfies PageRefusal
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...text } = page
  return text
}

/** The same for pages that the owner can switch off, and for what stands below them. */
export async function readShownPage(site: PublicBackend, id: string): Promise<PageText> {
  const page = await readPage(site, id)
  if (isSwitchedOff({ id, off: page.off })) throw await pageNotFound(site)
  return page
}

/** What `load` throws when its item does not exist: status 404 and the texts of the page that says so. */
export async function pageNotFound(backend: PublicBackend): Promise<PageRefusal> {
  const { seoTitle, headline, lead, actions, blocks } = await readPage(backend, 'not-found')
  const links = blocks.find((block) => block.kind === 'pageLinks')
  const linksTitle = links?.hidden ? undefined : links?.title
  return { refusal: 404, text: { seoTitle, headline, lead, actions, linksTitle } }
}
