import { dialogPaths } from '#shared/dialogs/dialogs.ts'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { offlinePath } from '#shared/offline/offline-copy.ts'
import { paths } from '#shared/addresses/site-paths.ts'

const mostPicturesOfPage = 12

/** Kept after the first visit, whatever page that was, the most urgent first. */
export const importantPages: readonly string[] = [
  offlinePath,
  emergencyPath,
  paths.status(),
  paths.home(),
  paths.contact(),
  paths.faq(),
  paths.impressum(),
  paths.datenschutz(),
  paths.agb(),
  paths.barrierefreiheit(),
  paths.cookies(),
]

/** What the dialogs of every page show. */
export const dialogContents: readonly string[] = Object.keys(dialogPaths).map((name) => paths.dialogContent(name))

/**
 * Pictures of the library that a page shows, one size of each. Found by their form: a service worker has no parser, and a
 * picture that is missed or kept in vain costs little (decision 20).
 */
export function picturesIn(html: string): string[] {
  const addresses = [...html.matchAll(/<img[^>]*\ssrc="(\/media\/[^/"]+\/[^/"]+\/[^/"]+)"/g)].map(
    ([, address]) => address!,
  )
  return [...new Set(addresses)].slice(0, mostPicturesOfPage)
}
