import { isPublicPath } from '#shared/addresses/navigation.ts'
import { embedWords } from '#shared/messages/embed.ts'
import type { Principal } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'
import { embedEditor, hasEmbeds } from '#server/consent/embeds.ts'
import { fillFrom } from '#server/content/filled-content.ts'
import type { KeptReads } from '#server/content/kept-reads.ts'
import { draftFilling, withOverlay } from '#server/content/preview-reads.ts'
import { createPublicReads } from '#server/content/public-reads.ts'
import { readWords } from '#server/content/read-words.ts'
import { createPageContext } from '#server/context.ts'
import { isDatabaseAway } from '#server/database/failure.ts'
import { nextRequestId } from '#server/http/request-id.ts'
import { noOrigins } from '#server/http/security-headers.ts'
import { failurePage } from '#server/http/failure-page.ts'
import { isHtml } from './finish.ts'
import { createPageBackends } from './page-backend.ts'
import { toPage, type Render, type RenderedPage } from './page.ts'
import type { Preview } from './preview.ts'
import { travelShown } from './travelled-page.ts'

type Parts = { backend: Backend; kept: KeptReads; render: Render; texts(): FailureTexts }
type FailureTexts = Parameters<typeof failurePage>[0] & { reference(of: { id: string }): string }

/** Has a page read and drawn; what fails is a page as well. */
export function createRenderPage({ backend, kept, render, texts }: Parts) {
  const { log, store, filled, consent, media, metrics, now } = backend
  const pageBackend = createPageBackends(backend)

  return async function renderPage(
    request: Request,
    principal: Principal | null,
    preview?: Preview,
  ): Promise<RenderedPage> {
    const url = new URL(request.url)
    const { pathname } = url
    const draft = preview && 'overlay' in preview ? preview : undefined
    const travelled = preview && 'journey' in preview ? preview : undefined
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
      : draft && draftFilling(draft.overlay)
    const reads = createPublicReads(then ?? store, log, media.pictures, {
      embeds: {
        areIn: hasEmbeds,
        editor: async () => embedEditor((await notice())?.services ?? [], await readWords(reads, embedWords)),
      },
      ...(ownFilling ? { filled: ownFilling } : { kept, filled }),
    })
    const content = draft ? withOverlay(reads, draft.overlay) : reads
    // Whoever sees that something failed can name it, and the log knows what it was.
    const reference = nextRequestId()
    const report = (cause: unknown) => {
      away ||= isDatabaseAway(cause)
      log.error('page failed', { reference, path: pathname, cause })
    }
    const context = createPageContext(
      pageBackend({
        request,
        principal,
        content,
        notice,
        reference,
        report,
        travel: travelled && travelShown(url, travelled, now()),
        draftVersion: draft?.version ?? null,
      }),
    )
    const failed = async (): Promise<RenderedPage> => ({
      ...(await toPage(failurePage(texts(), { named: texts().reference({ id: reference }) }))),
      degraded: true,
      origins: noOrigins,
      away: away || content.away,
    })
    const startedAt = performance.now()
    try {
      const page = await render(request, context)
      const origins = isPublicPath(pathname) ? ((await notice())?.origins ?? noOrigins) : noOrigins
      const degraded = content.degraded || consentUnreadable
      // A line of plain text is React Router's last resort: not even the error page could be rendered.
      if (page.status >= 500 && !isHtml(page.headers)) return await failed()
      if (page.status >= 500 && degraded) markUnavailable(page)
      return { ...page, degraded, origins, away: away || content.away }
    } catch (cause) {
      report(cause)
      return await failed()
    } finally {
      metrics.rendered(performance.now() - startedAt)
    }
  }
}

/** When the content cannot be read, the error page is not our mistake but passing trouble (J21). */
function markUnavailable(page: { status: number; headers: Headers }): void {
  page.status = 503
  page.headers.set('retry-after', '5')
}
