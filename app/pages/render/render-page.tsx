import { renderToReadableStream } from 'react-dom/server'
import { everyPage as stylesOfEveryPage } from 'virtual:page-styles'
import type { DrawnPage, PublicBackend } from '#server/context.ts'
import { ErrorReference } from '#kit/page/error-reference.ts'
import { NotFound, StartupError } from '#site/frame/message-page.tsx'
import { PageStyles } from '#site/page/page-style.tsx'
import type { Site } from '#site/page/site.ts'
import { pageNotFound } from '../read-page.ts'
import { isPageRefusal, type OpenedPage } from './define-route.tsx'
import { Document, headScript, stylesPlace } from './document.tsx'
import { findRoute } from './route-table.ts'
import { readSite } from './read-site.ts'

/** A public page as HTML: found by its address, read, rendered. What fails is a page as well, with its status. */
export async function renderPage(request: Request, backend: PublicBackend): Promise<DrawnPage | Response> {
  const site = readSite(backend)
  // Who waits for it below hears of its failure; until then nobody else may.
  site.catch(() => {})
  const page = await openPage(request, backend)
  if (page instanceof Response) return page
  try {
    return await draw(page, await site, request, backend)
  } catch (cause) {
    if (request.signal.aborted) throw cause
    backend.report(cause)
    return draw(failed, await site.catch(() => undefined), request, backend)
  }
}

/** Spec §8, J21: the site cannot be shown. */
const failed: OpenedPage = { status: 500, head: () => [], body: <StartupError /> }

async function openPage(request: Request, backend: PublicBackend): Promise<OpenedPage | Response> {
  const url = new URL(request.url)
  try {
    const found = findRoute(url.pathname)
    if (!found) throw await pageNotFound(backend)
    const { route, pattern, parameters } = found
    const asked = { backend, request, url, pattern, parameters }
    if (request.method !== 'POST') return await route.open(asked)
    return (await route.submit?.(asked)) ?? new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  } catch (cause) {
    if (cause instanceof Response) return cause
    if (!isPageRefusal(cause)) {
      backend.report(cause)
      return failed
    }
    if (cause.refusal === 503) return { ...failed, status: 503 }
    return { status: 404, head: () => [], body: <NotFound text={cause.text} /> }
  }
}

async function draw(
  { status, headers, head, body, styles = [] }: OpenedPage,
  site: Site | undefined,
  { url, signal }: Request,
  { reference, draftVersion }: PublicBackend,
): Promise<DrawnPage> {
  const { pathname } = new URL(url)
  const collected = new Set([...stylesOfEveryPage, ...styles])
  let failure: unknown
  const page = (
    <ErrorReference value={reference}>
      <PageStyles value={collected}>
        <Document site={site} pathname={pathname} head={site ? head(site) : []} draftVersion={draftVersion}>
          {body}
        </Document>
      </PageStyles>
    </ErrorReference>
  )
  const stream = await renderToReadableStream(page, {
    signal,
    // Nothing is streamed: a part that React would send later and move into place by script is missing without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error
    },
  })
  // Waits for the whole page: it is cached and compressed as one piece (I7).
  await stream.allReady
  if (failure !== undefined) throw failure
  const html = await new Response(stream).text()
  const at = html.indexOf(stylesPlace)
  return {
    status,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
    text: html.slice(0, at) + html.slice(at + stylesPlace.length),
    inline: { scripts: [headScript], styles: site?.style ? [site.style] : [] },
    sheets: { at, addresses: [...collected] },
  }
}
