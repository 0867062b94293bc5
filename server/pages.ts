import { RouterContextProvider } from 'react-router'
import type { Principal } from '#shared/identity.ts'
import { hasSiteFrame } from '#shared/navigation.ts'
import { pageKey } from '#shared/page-key.ts'
import { previewLinkPath, previewParameter } from '#shared/preview.ts'
import type { Backend } from './backend.ts'
import { createContactForms } from './contact/plain-form.ts'
import { noOrigins, type ServiceOrigins } from './consent/service-origins.ts'
import { createEditorReads } from './content/editor-reads.ts'
import { withOverlay, type Overlay } from './content/preview-reads.ts'
import { createPublicReads } from './content/public-reads.ts'
import { backend as backendKey } from './context.ts'
import { isDatabaseAway } from './database/failure.ts'
import { failurePage } from './http/failure-page.ts'
import type { PageCache, Rendered } from './http/page-cache.ts'
import { answer, conditionsOf, createRepresentation, toResponse } from './http/representation.ts'
import { createPeoplePages } from './identity/people-pages.ts'
import { describeSignInPage } from './identity/sign-in-page.ts'
import { readPreview } from './preview.ts'
import { pageContentPolicy, securityHeaders } from './http/security-headers.ts'

/** React Router's request handler; an argument so that tests need no build of the app. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

type PageResult = { response: Response; degraded: boolean; origins: ServiceOrigins; away: boolean }

const revalidate = 'public, max-age=0, must-revalidate'

/** Renders pages, through the cache wherever the page is the same for everybody (I7). */
export function createPages(backend: Backend, cache: PageCache, render: Render) {
  const { log, config, store, editing, identity, operations, past, consent, pageViews, chat, search, unanswered } =
    backend
  const { media, now } = backend
  const editor = createEditorReads(backend.database, store, backend.previewLinks)
  const contactForms = createContactForms(backend.contact, log)
  const { inbox } = backend.mail
  const headers = securityHeaders({ https: config.publicUrl.protocol === 'https:' })

  async function renderPage(request: Request, principal: Principal | null, overlay?: Overlay): Promise<PageResult> {
    const { pathname } = new URL(request.url)
    let consentUnreadable = false
    let away = false
    const notice = () =>
      consent.current().catch((cause: unknown) => {
        consentUnreadable = true
        away ||= isDatabaseAway(cause)
        log.warn('consent notice unreadable', { cause })
        return null
      })
    const reads = createPublicReads(store, log, media.pictures, async () => (await notice())?.services ?? [])
    const content = overlay ? withOverlay(reads, overlay) : reads
    const report = (cause: unknown) => {
      away ||= isDatabaseAway(cause)
      log.error('page failed', { path: pathname, cause })
    }
    const context = new RouterContextProvider()
    const signIn = () => describeSignInPage(config, request)
    const people = createPeoplePages(identity, request)
    context.set(backendKey, {
      content,
      editing,
      editor,
      operations,
      past,
      principal,
      config,
      chat,
      search,
      unanswered,
      contactForms,
      inbox,
      signIn,
      people,
      consent: { notice, totals: consent.ledger.totals, keepsLedger: consent.keepsLedger },
      pageViews,
      media,
      now,
      report,
    })
    try {
      const response = await render(request, context)
      const degraded = content.degraded || consentUnreadable
      const origins = hasSiteFrame(pathname) ? ((await notice())?.origins ?? noOrigins) : noOrigins
      // A line of plain text is React Router's last resort: not even the error page could be rendered.
      if (response.status >= 500 && !isHtml(response))
        return { response: failurePage(), degraded: true, origins: noOrigins, away: away || content.away }
      const shown = response.status >= 500 && degraded ? asUnavailable(response) : response
      return { response: shown, degraded, origins, away: away || content.away }
    } catch (cause) {
      report(cause)
      return { response: failurePage(), degraded: true, origins: noOrigins, away: away || content.away }
    }
  }

  async function represent({ response, degraded, origins, away }: PageResult, personal: boolean): Promise<Rendered> {
    const body = Buffer.from(await response.arrayBuffer())
    const all = new Headers(response.headers)
    const cacheable =
      response.status === 200 &&
      !degraded &&
      !personal &&
      !config.development &&
      !all.has('set-cookie') &&
      !all.has('cache-control')
    for (const [name, value] of headers) if (!all.has(name)) all.set(name, value)
    if (isHtml(response) && !config.development)
      all.set('content-security-policy', pageContentPolicy(body.toString(), origins))
    if (cacheable) all.set('cache-control', revalidate)
    else if (degraded || response.status >= 400 || !all.has('cache-control')) all.set('cache-control', 'no-store')
    const representation = await createRepresentation(
      { status: response.status, headers: all, body },
      cacheable ? 'kept' : 'once',
    )
    return { representation, cacheable, away }
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      const { key, cacheable, url } = pageKey(pathname, searchParams, config.publicUrl.origin)
      if (!cacheable || (request.method !== 'GET' && request.method !== 'HEAD')) {
        const principal = await identity.identify(request)
        const preview = await readPreview(request, backend, principal)
        if (preview === 'gone') return goneLink(searchParams)
        const result = await renderPage(preview?.request ?? request, principal, preview?.overlay)
        if (preview) result.response = unindexed(result.response)
        const rendered = await represent(result, true)
        return toResponse(answer(rendered.representation, conditionsOf(request)))
      }
      // Cookies and other headers stay outside, so nothing personal can get into a page that everybody receives.
      const representation = await cache.getOrRender(key, async () =>
        represent(await renderPage(new Request(url), null), false),
      )
      return toResponse(answer(representation, conditionsOf(request)))
    },
  }
}

/** When the content cannot be read, the error page that React rendered is not our mistake but passing trouble (J21). */
function asUnavailable(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('retry-after', '5')
  return new Response(response.body, { status: 503, headers })
}

/** A draft is nobody's search result. */
function unindexed(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('x-robots-tag', 'noindex')
  return new Response(response.body, { status: response.status, headers })
}

/** The page of preview links explains what has become of one. */
function goneLink(parameters: URLSearchParams): Response {
  const location = previewLinkPath(parameters.get(previewParameter) ?? '')
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
