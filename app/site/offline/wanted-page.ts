import { offlinePath } from '#shared/offline/offline-copy.ts'
import { ownPath } from '#shared/addresses/own-path.ts'

/** The page named in the hash of the offline page; nothing that leads elsewhere, or here again. */
export function wantedPage(hash: string, origin: string): string | undefined {
  const path = ownPath(hash.slice(1), origin)
  return path?.split(/[?#]/, 1)[0] === offlinePath ? undefined : path
}
