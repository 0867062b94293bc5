import { pageKey, unknownValue } from '#shared/addresses/page-key.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { startupWords } from '#shared/messages/startup.ts'
import { wordsFrom, type ChangedWords } from '#shared/words/word-group.ts'
import type { Backend } from './backend.ts'
import { createKeptReads } from './content/kept-reads.ts'
import { addressOf } from './http/address-of.ts'
import { bestEncoding, conditionsOf, send } from './http/answer.ts'
import { encode, type Representation } from './http/representation.ts'
import { noOrigins, securityHeaders } from './http/security-headers.ts'
import { createCanonicalAddress } from './pages/canonical-address.ts'
import { createFinish } from './pages/finish.ts'
import { encodeForms, formOf } from './http/forms.ts'
import type { Memory } from './http/memory.ts'
import { createMoved } from './pages/moved.ts'
import { toPage, type FinishedPage, type Render, type RenderedPage } from './pages/page.ts'
import { goneLink, readPreview, type Preview } from './pages/preview.ts'
import { createRefusals } from './pages/refusals.ts'
import { createRenderPage } from './pages/render.ts'
import type { StyleSheets } from './pages/style-sheets.ts'
import { asTravelled } from './pages/travelled-page.ts'

/**
 * A page in one line of steps: key, memory, render, finish, encode, keep, send. Each is a file of server/pages; the values
 * that they hand on are in page.ts. Whatever is the same for everybody comes from memory (I7).
 */
export function createPages(backend: Backend, memory: Memory, render: Render, styles: StyleSheets) {
  const { config, store, feed, identity, past, missingPages, pageSwitch, renderLimits: limits } = backend
  const kept = createKeptReads(feed)
  const canonicalAddress = createCanonicalAddress({ store, past, pageSwitch, memory })
  const { movedTo, lowerCasePath } = createMoved({ backend, memory, canonicalAddress })
  const renderPage = createRenderPage({ backend, kept, render, texts })
  const finish = createFinish(config, styles)

  /** As they were read last: nothing is asked of a database that may be away. */
  function texts() {
    return wordsFrom(startupWords, kept.known('wordsErrors', 'wordsErrors')?.[0] as ChangedWords | undefined)
  }

  /** The same for everybody: from memory, or rendered once for all who ask. */
  async function fetchShared(request: Request, asked: URL): Promise<Response> {
    // Without the database nobody knows which pages there are: the page itself then says what it can.
    const url = memory.has(keyOf(asked)) ? asked : await canonicalAddress(asked).catch(() => asked)
    const key = keyOf(url)
    if (url.pathname !== asked.pathname) {
      const elsewhere = (await movedTo(request)) ?? (await inLowerCase(asked))
      if (elsewhere) return elsewhere
    }
    if (!memory.has(key)) limits.take(addressOf(request))
    const page = await memory.getOrRender(key, () => makeShared(url))
    const representation = formOf(page, conditionsOf(request))
    if (representation.status === 404 && isRead(request)) missingPages.count(new URL(request.url).pathname)
    return send(representation, request)
  }

  /** Cookies and other headers stay outside, so nothing personal can get into a page that everybody receives. */
  async function makeShared(url: URL) {
    const page = finish(await limits.run(() => renderPage(new Request(url), null)), { shared: true })
    return { ...(await encodeForms(page, page.keep ? 'kept' : 'once')), keep: page.keep, away: page.away }
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
    const page = await limits.run(work, { left, patient: !principal })
    return sendOnce(preview ? finishPreview(page, preview, request) : finish(page), request)
  }

  function finishPreview(page: RenderedPage, preview: Preview, { url }: Request): FinishedPage {
    // A draft is nobody's search result, nor is another moment.
    page.headers.set('x-robots-tag', 'noindex')
    if (!('journey' in preview)) return finish(page)
    const finished = finish(page, { travelled: true })
    const inMoment = (html: string) => asTravelled(html, new URL(url), config.publicUrl.origin)
    return { ...finished, whole: inMoment(finished.whole), linked: inMoment(finished.linked) }
  }

  /** Only in the one form that is asked for. */
  async function sendOnce({ status, headers, whole, linked }: FinishedPage, request: Request): Promise<Response> {
    const { acceptEncoding, isFetched } = conditionsOf(request)
    const body = Buffer.from(isFetched ? linked : whole)
    return send(await encode({ status, headers, body }, { encoding: bestEncoding(acceptEncoding) }), request)
  }

  async function inLowerCase({ pathname, search }: URL): Promise<Response | undefined> {
    const path = await lowerCasePath(pathname).catch(() => undefined)
    if (path === undefined) return undefined
    return new Response(null, { status: 308, headers: [...securityHeaders(config), ['location', path + search]] })
  }

  async function representFailure(response: Response): Promise<Representation> {
    const page = { ...(await toPage(response)), degraded: true, origins: noOrigins, away: false }
    return (await encodeForms(finish(page), { encoding: 'identity' })).whole
  }

  const { orRefuse, refused } = createRefusals({
    isFull: limits.isFull,
    publicUrl: config.publicUrl,
    texts,
    textsVersion: () => kept.known('wordsErrors', 'wordsErrors'),
    represent: representFailure,
  })

  return {
    /** The page that says that there is none, at any address. */
    notFound: (request: Request) =>
      orRefuse(request, fetchShared(request, new URL(`/${unknownValue}`, config.publicUrl))),
    movedTo,
    lowerCasePath,
    refused,
    /** As visitors get it, for the site itself: it counts against nobody's share and is kept nowhere. */
    async readOwn(path: string): Promise<Response> {
      const url = new URL(path, config.publicUrl)
      const request = new Request(url)
      const known = memory.get(keyOf(url))
      if (known) return send(known.whole, request)
      return sendOnce(finish(await limits.run(() => renderPage(request, null), { patient: true })), request)
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

/** By somebody who wants to look at it. */
function isRead({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept')?.includes('text/html') ?? false)
}
