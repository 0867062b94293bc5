import { data } from 'react-router'
import type { PageBackend } from '#server/context.ts'
import type { NotFoundText } from '#site/frame/not-found.tsx'
import { readPage } from './read-page.ts'

/** What a loader throws when its item does not exist: status 404 and the texts of the page that says so. */
export async function pageNotFound(backend: PageBackend) {
  const { seoTitle, headline, lead, actions, sections } = await readPage(backend, 'not-found')
  return data<NotFoundText>({ seoTitle, headline, lead, actions, sections }, { status: 404 })
}
