import { data } from 'react-router'
import type { PublicBackend } from '#server/context.ts'
import type { Page } from '#shared/content/pages.ts'
import type { NotFoundText } from '#site/frame/message-page.tsx'
import { isSwitchedOff } from '#shared/addresses/page-switch.ts'

export type PageText = Omit<Page, 'id' | 'createdAt' | 'updatedAt'>

/** The texts of a page. They are seeded and cannot be deleted, so a missing one is the server's fault. */
export async function readPage({ content }: PublicBackend, id: string): Promise<PageText> {
  const page = await content.get('pages', id)
  if (!page) throw data(null, { status: 503 })
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...text } = page
  return text
}

/** The same for pages that the owner can switch off, and for what stands below them. */
export async function readShownPage(site: PublicBackend, id: string): Promise<PageText> {
  const page = await readPage(site, id)
  if (isSwitchedOff({ id, off: page.off })) throw await pageNotFound(site)
  return page
}

/** What a loader throws when its item does not exist: status 404 and the texts of the page that says so. */
export async function pageNotFound(backend: PublicBackend) {
  const { seoTitle, headline, lead, actions, blocks } = await readPage(backend, 'not-found')
  const links = blocks.find((block) => block.kind === 'pageLinks')
  return data<NotFoundText>(
    { seoTitle, headline, lead, actions, linksTitle: links?.hidden ? undefined : links?.title },
    { status: 404 },
  )
}
