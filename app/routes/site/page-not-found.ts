import { data } from 'react-router'
import type { PublicBackend } from '#server/context.ts'
import type { NotFoundText } from '#site/frame/not-found.tsx'
import { readPage } from './read-page.ts'

/** What a loader throws when its item does not exist: status 404 and the texts of the page that says so. */
export async function pageNotFound(backend: PublicBackend) {
  const { seoTitle, headline, lead, actions, blocks } = await readPage(backend, 'not-found')
  const links = blocks.find((block) => block.kind === 'pageLinks')
  return data<NotFoundText>(
    { seoTitle, headline, lead, actions, linksTitle: links?.hidden ? undefined : links?.title },
    { status: 404 },
  )
}
