import { guardedRow, type ApiRoute, type Call } from './route.ts'
import { readCopy } from '#server/content/offline-copy.ts'
import { privateJson, streamed } from './answers.ts'

// What the admin area keeps to work without a connection, and how it hears of what others change.

const beatEveryMs = 20_000

/** Then the browser asks again, and whether it still may is checked again. */
const endsAfterMs = 5 * 60_000

/** For browsers of editors: what they keep, and news of changes. */
export const syncRoutes: ApiRoute[] = [
  guardedRow({ method: 'GET', path: '/api/sync/copy', right: 'write-drafts', handler: getCopy }),
  guardedRow({ method: 'GET', path: '/api/sync/feed', right: 'write-drafts', handler: getFeed }),
]

async function getCopy({ request, backend, principal: { role } }: Call) {
  const since = new URL(request.url).searchParams.get('since')
  return privateJson(await readCopy(backend, role, since))
}

/**
 * Says "change" at once and after every change, and leaves it to the browser to fetch what is new since its mark: so
 * nothing can be missed between two connections.
 */
function getFeed({ request, backend: { feed } }: Call): Response {
  const encoder = new TextEncoder()
  const left = new AbortController()
  const ended = AbortSignal.any([request.signal, left.signal, feed.closed, AbortSignal.timeout(endsAfterMs)])
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      const leave = feed.subscribe(() => say('event: change\ndata: {}\n\n'))
      const beat = setInterval(() => say(': beat\n\n'), beatEveryMs)
      const end = () => {
        leave()
        clearInterval(beat)
        if (!left.signal.aborted) controller.close()
      }
      if (ended.aborted) return end()
      ended.addEventListener('abort', end, { once: true })
      say('event: change\ndata: {}\n\n')
    },
    cancel: () => left.abort(),
  })
  return new Response(body, {
    headers: { ...streamed, 'content-type': 'text/event-stream; charset=utf-8' },
  })
}
