import { dropOldCopies, findCopy, findOtherVariant, keepCopy } from './copies.ts'
import { isPicture } from './request-kind.ts'

const mostPictures = 60
/** Larger ones cost more room than an offline copy is worth. */
const largestPictureBytes = 1_000_000

/** A file of this or the version before, so that a page that is still open finds its code (decision 15). */
export async function answerAsset({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined)
  return kept ?? fetch(request)
}

/** A picture of the library: its address never shows anything else. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const copy = await findCopy(pathname)
  if (copy) return copy.response
  const response = await fetch(event.request).catch(() => findOtherVariant(pathname))
  if (!response) return Response.error()
  const bytes = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (bytes <= largestPictureBytes)
    event.waitUntil(keepCopy(pathname, response.clone()).then(() => dropOldCopies(isPicture, mostPictures)))
  return response
}
