import { markdownPath } from '#shared/addresses/discovery-paths.ts'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { pageKey } from '#shared/addresses/page-key.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { pageToMarkdown } from '#server/discovery/markdown.ts'
import { addressHeader } from '#server/http/address-of.ts'
import { encode } from '#server/http/representation.ts'
import { inertContentPolicy } from '#server/http/security-headers.ts'
import { send } from '#server/http/answer.ts'
import { inOneForm } from '#server/http/forms.ts'
import type { Memory } from '#server/http/memory.ts'

type Parts = {
  fetchPage(request: Request): Promise<Response>
  memory: Memory
  origin: () => string
  headers: [string, string][]
}

/**
 * Every public page as Markdown, under its own address and for whoever asks for it by `Accept`. Made of the page's HTML and
 * kept as long as that is. Undefined where no such page stands: then the answer is the one that everybody gets.
 */
export function createMarkdownPages({ fetchPage, memory, origin, headers }: Parts) {
  return async (request: Request, pathname: string): Promise<Response | undefined> => {
    const { key, cacheable, url } = pageKey(pathname, new URL(request.url).searchParams, origin())
    if (!cacheable || !isPublicPath(pathname)) return undefined
    const address = request.headers.get(addressHeader)
    const ask = () => fetchPage(new Request(url, { headers: address ? { [addressHeader]: address } : {} }))

    const page = await ask()
    const target = page.headers.get('location')
    if (target?.startsWith('/')) {
      const moved = new Headers(page.headers)
      moved.set('location', markdownPath(target))
      return new Response(null, { status: page.status, headers: moved })
    }
    // Too much at once, or no database: that is said as everywhere.
    if (page.status === 429 || page.status >= 500) return page
    if (!isShown(page)) return undefined
    // Asked for once more, so that nothing of before a change is kept after it.
    const written = await memory.getOrRender(`markdown of ${key}`, async () => {
      const shown = await ask()
      const markdown = isShown(shown) ? pageToMarkdown(await shown.text(), url.href) : undefined
      if (markdown === undefined) throw new AppError('not-found', 404, errorMessages.notFound)
      const kept = shown.headers.get('cache-control') !== 'no-store'
      const all = new Headers(headers)
      all.set('content-type', 'text/markdown; charset=utf-8')
      all.set('content-security-policy', inertContentPolicy)
      all.set('cache-control', kept ? 'public, max-age=0, must-revalidate' : 'no-store')
      all.set('link', `<${url.href}>; rel="canonical"`)
      all.set('vary', 'accept')
      const body = Buffer.from(markdown)
      return { ...inOneForm(await encode({ status: 200, headers: all, body }, kept ? 'kept' : 'once')), keep: kept }
    })
    return send(written.whole, request)
  }
}

function isShown({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('content-type')?.startsWith('text/html') ?? false)
}
