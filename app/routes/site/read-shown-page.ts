import type { PublicBackend } from '#server/context.ts'
import { isSwitchedOff } from '#shared/addresses/page-switch.ts'
import { pageNotFound } from './page-not-found.ts'
import { readPage, type PageText } from './read-page.ts'

/** The same for pages that the owner can switch off, and for what stands below them. */
export async function readShownPage(site: PublicBackend, id: string): Promise<PageText> {
  const page = await readPage(site, id)
  if (isSwitchedOff({ id, off: page.off })) throw await pageNotFound(site)
  return page
}
