import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { backend } from '#server/context.ts'
import { hasSiteFrame } from '#shared/addresses/navigation.ts'
import { themeScript } from './kit/theme/theme-script.ts'

/** Waits for the whole page: it is cached and compressed as one piece (I7). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
) {
  let failure: unknown
  const { scriptNonce: nonce } = site.get(backend)
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    signal: request.signal,
    nonce,
    // Nothing is streamed: a part that React would send later and move into place by script is missing without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = withMarkedThemeScript(withoutModulePreloads(await new Response(stream).text()), nonce)
  const onSite = hasSiteFrame(new URL(request.url).pathname)
  return new Response(onSite && import.meta.env.PROD ? withSiteManifest(html) : html, { status, headers })
}

/** Errors of loaders, actions and rendering go to the server's log; a missing page or a wrong method is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500
  if (!expected && !request.signal.aborted) context.get(backend).report(error)
}

/**
 * Preloaded scripts compete with style sheet and fonts for a phone's bandwidth: the same page painted at 0.8 s without
 * and 1.8 s with them on a simulated mobile network. The scripts still start loading once the page is parsed.
 */
function withoutModulePreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

/** Here instead of by a prop in root.tsx, which every visitor would load: the first script of a page is always this one. */
function withMarkedThemeScript(html: string, nonce: string): string {
  return html.replace(`<script>${themeScript}`, () => `<script nonce="${nonce}">${themeScript}`)
}

/** The shorter list of routes, written by scripts/build.mjs: from public pages a script leads to public pages only. */
function withSiteManifest(html: string): string {
  return html.replaceAll(/\/assets\/(manifest-\w+\.js)/g, '/assets/site-$1')
}
