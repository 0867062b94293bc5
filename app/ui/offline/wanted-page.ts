import { offlinePath } from '#shared/offline-copy.ts'

/** The page named in the hash of the offline page; nothing that leads elsewhere, or here again. */
export function wantedPage(hash: string, origin: string): string | undefined {
  const path = hash.slice(1)
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  return url.origin === origin && url.pathname !== offlinePath ? url.pathname + url.search : undefined
}
