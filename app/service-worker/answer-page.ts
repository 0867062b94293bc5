import { offlinePath, pagesCachePrefix } from '#shared/offline/offline-copy.ts'
import { dropOldCopies, fetchCopy, findCopy, keepCopy, rememberShownCopy, type Copy } from './copies.ts'
import { importantPages } from './important-pages.ts'
import { keepsAnythingOf } from './kept-caches.ts'
import { isPage, keyOf } from './request-kind.ts'

/** How long a visitor looks at nothing while there is a copy to show. */
const patienceMs = 4_000
/** Visited pages beside the important ones; more would only grow old on the device. */
const mostPages = 60
const visitedFreshMs = 600_000

/** A page that fills a tab: from the server, otherwise its copy, otherwise the page that says why there is none. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event
  const url = new URL(request.url)
  const key = keyOf(url)!
  const fetched = fetch(request).then((response) => {
    event.waitUntil(keepVisited(key, response.clone()))
    return response
  })
  event.waitUntil(fetched.catch(() => undefined))
  const answer = await fetchedOrCopy(fetched, findCopy(key))
  if (answer instanceof Response) return answer
  if (answer) {
    // The offline page says itself why it is shown.
    if (key !== offlinePath) rememberShownCopy(resultingClientId, answer.keptAt)
    return answer.response
  }
  if (!(await keepsAnythingOf(pagesCachePrefix)) || url.pathname === offlinePath) return Response.error()
  return Response.redirect(new URL(`${offlinePath}#${url.pathname}${url.search}`, url), 302)
}

/**
 * A page that a click opens. Without an answer the script of the page before loads the whole page, and so comes to the copy
 * or to the page that says why there is none.
 */
export async function answerPageChange(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    event.waitUntil(keepVisited(keyOf(new URL(request.url))!, response.clone()))
    return response
  } catch {
    return Response.error()
  }
}

/** A page that was fetched ahead and is looked at now: only from here on there is something to be kept. */
export async function keepSeenPage({ request }: FetchEvent): Promise<void> {
  if (!(await keepsAnythingOf(pagesCachePrefix))) return
  await fetchCopy(keyOf(new URL(request.url))!, visitedFreshMs)
  await dropOldPages()
}

/** What a dialog shows. */
export async function answerDialog(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const fetched = fetch(event.request).then((response) => {
    event.waitUntil(keepCopy(pathname, response.clone()))
    return response
  })
  const answer = await fetchedOrCopy(fetched, findCopy(pathname))
  return answer instanceof Response ? answer : (answer?.response ?? Response.error())
}

/** A copy only when the server is away or slow. Who has an answer of the server never waits for the browser's storage. */
async function fetchedOrCopy(
  fetched: Promise<Response>,
  copied: Promise<Copy | undefined>,
): Promise<Response | Copy | undefined> {
  const outOfPatience = new Promise((end) => setTimeout(end, patienceMs))
  const late = outOfPatience.then(async () => (await copied) ?? fetched)
  try {
    const first = await Promise.race([fetched, late])
    return first instanceof Response && isAway(first) ? ((await copied) ?? first) : first
  } catch {
    return copied
  }
}

/** A proxy or the site itself says that the site is away for a while: an older copy is the better answer. */
function isAway({ status }: Pick<Response, 'status'>): boolean {
  return status === 502 || status === 503 || status === 504
}

async function keepVisited(key: string, response: Response): Promise<void> {
  await keepCopy(key, response)
  await dropOldPages()
}

async function dropOldPages(): Promise<void> {
  await dropOldCopies((path) => isPage(path) && !importantPages.includes(path), mostPages)
}
