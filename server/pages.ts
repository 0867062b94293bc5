import type { RouterContextProvider } from 'react-router'
import type { Principal } from '#shared/people/people.ts'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { AppError } from '#shared/errors.ts'
import { embedWords } from '#shared/messages/embed.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { startupWords } from '#shared/messages/startup.ts'
import { wordsFrom, type ChangedWords } from '#shared/words/word-group.ts'
import { pageKey, unknownValue } from '#shared/addresses/page-key.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { pathKey, withQuery } from '#shared/redirects/redirect-rules.ts'
import type { Backend } from './backend.ts'
import { createCanonicalAddress } from './canonical-address.ts'
import { embedEditor, hasEmbeds } from './consent/embeds.ts'
import { createKeptReads } from './content/kept-reads.ts'
import { fillFrom } from './content/filled-content.ts'
import { draftFilling, withOverlay } from './content/preview-reads.ts'
import { createPublicReads } from './content/public-reads.ts'
import { readWords } from './content/read-words.ts'
import { createPageContext } from './context.ts'
import { addressOf } from './http/address-of.ts'
import { isDatabaseAway } from './database/failure.ts'
import { failurePage } from './http/failure-page.ts'
import { nextRequestId } from './http/request-id.ts'
import type { PageCache } from './http/page-cache.ts'
import { formAsked, toForm } from './http/page-forms.ts'
import type { PageStyles } from './http/page-styles.ts'
import { answer, bestEncoding, conditionsOf, toResponse, type Representation } from './http/representation.ts'
import { createPageBackends } from './page-backend.ts'
import { goneLink, readPreview, unindexed, withVersion, type Preview } from './preview.ts'
import { createRefusals } from './refused-pages.ts'
import { createRepresent, isHtml, revalidate, type PageResult } from './represent-page.ts'
import { newScriptNonce } from './http/own-scripts.ts'
import { asTravelled, travelShown } from './travelled-page.ts'
import { noOrigins, securityHeaders } from './http/security-headers.ts'

/** React Router's request handler; an argument so that tests need no build of the app. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

/** Renders pages, through the cache wherever the page is the same for everybody (I7). */
export function createPages(backend: Backend, cache: PageCache, render: Render, styles: PageStyles) {
  const { log, config, store, filled, feed, identity, past, consent, media } = backend
  const { missingPages, now, pageSwitch, redirects, metrics, renderLimits: limits } = backend
  const kept = createKeptReads(feed)
  const pageBackend = createPageBackends(backend)
  const canonicalAddress = createCanonicalAddress({ store, past, pageSwitch, cache })
  const headers = securityHeaders(config)
  const represent = createRepresent({ config, headers, styles })

  /** As they were read last: nothing is asked of a database that may be away. */
  function startupTexts() {
    return wordsFrom(startupWords, kept.known('wordsErrors', 'wordsErrors')?.[0] as ChangedWords | undefined)
  }

  async function renderPage(request: Request, principal: Principal | null, preview?: Preview): Promise<PageResult> {
    const url = new URL(request.url)
    const { pathname } = url
    const whole = isPublicPath(pathname)
    const overlay = preview && 'overlay' in preview ? preview.overlay : undefined
    const travelled = preview && 'journey' in preview ? preview : undefined
    const travel = travelled && travelShown(url, travelled, now())
    const then = travelled && backend.travel.contentAt(travelled.journey)
    let consentUnreadable = false
    let away = false
    const notice = () =>
      consent.current().catch((cause: unknown) => {
        consentUnreadable = true
        away ||= isDatabaseAway(cause)
        log.warn('consent notice unreadable', { cause })
        return null
      })
    const ownFilling = then
      ? fillFrom(async () => (await then.document('companyProfile'))!)
      : overlay && draftFilling(overlay)
    const reads = createPublicReads(then ?? store, log, media.pictures, {
      embeds: {
        areIn: hasEmbeds,
        editor: async () => embedEditor((await notice())?.services ?? [], await readWords(reads, embedWords)),
      },
      ...(ownFilling ? { filled: ownFilling } : { kept, filled }),
    })
    const content = overlay ? withOverlay(reads, overlay) : reads
    const scriptNonce = newScriptNonce()
    // Whoever sees that something failed can name it, and the log knows what it was.
    const reference = nextRequestId()
    const startedAt = performance.now()
    const report = (cause: unknown) => {
      away ||= isDatabaseAway(cause)
      log.error('page failed', { reference, path: pathname, cause })
    }
    const context = createPageContext(
      pageBackend({ request, principal, content, notice, scriptNonce, reference, report, travel }),
    )
    const failed = (): PageResult => ({
      response: failurePage(startupTexts(), { named: startupTexts().reference({ id: reference }) }),
      degraded: true,
      origins: noOrigins,
      nonce: scriptNonce,
      away: away || content.away,
      whole,
    })
    try {
      const response = await render(request, context)
      const degraded = content.degraded || consentUnreadable
      const origins = isPublicPath(pathname) ? ((await notice())?.origins ?? noOrigins) : noOrigins
      // A line of plain text is React Router's last resort: not even the error page could be rendered.
      if (response.status >= 500 && !isHtml(response)) return failed()
      const shown = response.status >= 500 && degraded ? asUnavailable(response) : response
      return { response: shown, degraded, origins, nonce: scriptNonce, away: away || content.away, whole }
    } catch (cause) {
      report(cause)
      return failed()
    } finally {
      metrics.rendered(performance.now() - startedAt)
    }
  }

  /** For one person, or of an answer that is hardly ever asked for twice. */
  async function fetchOwn(request: Request): Promise<Response> {
    // Before anything is looked up: a crowd that is sent away must cost little.
    limits.admit()
    const principal = await identity.identify(request)
    const preview = await readPreview(request, backend, principal)
    if (preview === 'gone') return goneLink(new URL(request.url).searchParams)
    // Who works here has many pages of their own, and a name.
    if (!principal) limits.take(addressOf(request))
    // What somebody has sent is taken, whether or not they wait for the answer.
    const left = request.method === 'POST' ? undefined : request.signal
    const work = () => renderPage(preview?.request ?? request, principal, preview)
    const result = await limits.run(work, { left, patient: !principal })
    if (formAsked(request).isFetched) result.whole = false
    if (preview) result.response = unindexed(result.response)
    if (preview && 'journey' in preview) await travel(result, request)
    else if (preview && isHtml(result.response)) result.response = await withVersion(result.response, preview)
    const conditions = conditionsOf(request)
    const rendered = await represent(result, { encoding: bestEncoding(conditions.acceptEncoding) })
    return toResponse(answer(rendered.representation, conditions))
  }

  async function travel(result: PageResult, { url }: Request): Promise<void> {
    const { response } = result
    result.travelled = true
    if (!isHtml(response)) return
    const html = asTravelled(await response.text(), new URL(url), config.publicUrl.origin)
    result.response = new Response(html, response)
  }

  /** Where an old address leads; only where no page stands. Without the database nobody is led. */
  async function movedTo(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    const targets = await cache.remember('redirects', redirects.targets).catch(() => undefined)
    const target = targets?.get(pathKey(pathname))
    if (target === undefined) return undefined
    const moved = new Headers(headers)
    moved.set('location', withQuery(target, search))
    // Asked for anew every time: where it leads may change.
    moved.set('cache-control', revalidate)
    return new Response(null, { status: 301, headers: moved })
  }

  /** Who types an address in capitals means the one in small letters, where only there a page stands. */
  async function smallPath(pathname: string): Promise<string | undefined> {
    const small = pathname.toLowerCase()
    // No address of a page has anything to be encoded.
    if (small === pathname || pathname.includes('%')) return undefined
    const isKnown = async (path: string) =>
      (await canonicalAddress(new URL(config.publicUrl.origin + path))).pathname === path
    return (await isKnown(small)) && !(await isKnown(pathname)) ? small : undefined
  }

  /** The same for everybody: from memory, or rendered once for all who ask. */
  async function fetchShared(request: Request, asked: URL): Promise<Response> {
    // Without the database nobody knows which pages there are: the page itself then says what it can.
    const url = cache.has(keyOf(asked)) ? asked : await canonicalAddress(asked).catch(() => asked)
    const key = keyOf(url)
    const moved = url.pathname === asked.pathname ? undefined : await movedTo(request)
    if (moved) return moved
    const small = url.pathname === asked.pathname ? undefined : await smallPath(asked.pathname).catch(() => undefined)
    if (small) return new Response(null, { status: 308, headers: [...headers, ['location', small + asked.search]] })
    if (!cache.has(key)) limits.take(addressOf(request))
    // Cookies and other headers stay outside, so nothing personal can get into a page that everybody receives.
    const representation = await cache.getOrRender(key, async () =>
      represent(await limits.run(() => renderPage(new Request(url), null)), 'shared'),
    )
    if (representation.status === 404 && isRead(request)) missingPages.count(new URL(request.url).pathname)
    return toResponse(answer(await toForm(representation, formAsked(request)), conditionsOf(request)))
  }

  async function representFailure(response: Response): Promise<Representation> {
    const result = { response, degraded: true, origins: noOrigins, nonce: newScriptNonce(), away: false, whole: false }
    return (await represent(result, { encoding: 'identity' })).representation
  }

  const { orRefuse, refused } = createRefusals({
    isFull: limits.isFull,
    publicUrl: config.publicUrl,
    texts: startupTexts,
    textsVersion: () => kept.known('wordsErrors', 'wordsErrors'),
    represent: representFailure,
  })

  return {
    /** The page that says that there is none, at any address. */
    notFound: (request: Request) =>
      orRefuse(request, fetchShared(request, new URL(`/${unknownValue}`, config.publicUrl))),
    movedTo,
    smallPath,
    refused,
    /** As visitors get it, for the site itself: it counts against nobody's share and is kept nowhere. */
    async readOwn(path: string): Promise<Response> {
      const url = new URL(path, config.publicUrl)
      const request = new Request(url)
      const known = cache.get(keyOf(url))
      if (known) return toResponse(answer(known, conditionsOf(request)))
      const result = await limits.run(() => renderPage(request, null), { patient: true })
      const { representation } = await represent(result, { encoding: 'identity' })
      return toResponse(answer(representation, conditionsOf(request)))
    },
    async fetch(request: Request): Promise<Response> {
      const { method } = request
      const { pathname, searchParams } = new URL(request.url)
      const { cacheable, url } = pageKey(pathname, searchParams, config.publicUrl.origin)
      if (!cacheable) return orRefuse(request, fetchOwn(request))
      if (method === 'GET' || method === 'HEAD') return orRefuse(request, fetchShared(request, url))
      // Of the pages that everybody shares only those with a form take something.
      if (pathname === paths.contact() || pathname === paths.barrierefreiheit())
        return orRefuse(request, fetchOwn(request))
      throw new AppError('method-not-allowed', 405, errorMessages.methodNotAllowed, { allow: 'GET, HEAD' })
    },
  }
}

function keyOf({ pathname, search }: URL): string {
  return pathname + search
}

/** When the content cannot be read, the error page that React rendered is not our mistake but passing trouble (J21). */
function asUnavailable(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('retry-after', '5')
  return new Response(response.body, { status: 503, headers })
}

/** By somebody who wants to look at it. */
function isRead({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept')?.includes('text/html') ?? false)
}
