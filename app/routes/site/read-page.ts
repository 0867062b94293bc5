import { data } from 'react-router'
import type { PublicBackend } from '#server/context.ts'
import type { Page } from '#shared/content/pages.ts'

export type PageText = Omit<Page, 'id' | 'createdAt' | 'updatedAt'>

/** The texts of a page. They are seeded and cannot be deleted, so a missing one is the server's fault. */
export async function readPage({ content }: PublicBackend, id: string): Promise<PageText> {
  const page = await content.get('pages', id)
  if (!page) throw data(null, { status: 503 })
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...text } = page
  return text
}
