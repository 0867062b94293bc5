import { isPublicPath } from '#shared/addresses/navigation.ts'
import { pageKey } from '#shared/addresses/page-key.ts'
import { AppError } from '#shared/errors.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { failurePage } from '#server/http/failure-page.ts'
import type { Representation } from '#server/http/representation.ts'
import { send } from '#server/http/answer.ts'

type Texts = Parameters<typeof failurePage>[0] & { tooManyTitle: string; tooManyText: string }
type Parts = {
  /** Whether nobody more can wait. */
  isFull(): boolean
  publicUrl: URL
  texts(): Texts
  /** Another one after each change of the texts. */
  textsVersion(): unknown
  represent(page: Response): Promise<Representation>
}
type Busy = { version: unknown; page: Promise<Representation>; made?: Representation }

/** Too much at once, or by one visitor: said in a page that costs nothing, and where many are sent away is made once. */
export function createRefusals({ isFull, publicUrl, texts, textsVersion, represent }: Parts) {
  let busy: Busy | undefined

  function busyPage(): Busy {
    const version = textsVersion()
    if (busy && busy.version === version) return busy
    const making: Busy = { version, page: represent(failurePage(texts())) }
    making.page.then(
      (page) => (making.made = page),
      // Whoever waits for it is told; the next one tries again.
      () => (busy = undefined),
    )
    busy = making
    return making
  }

  async function refuse({ status, details }: AppError, request: Request): Promise<Response> {
    if (status === 503) return send(await busyPage().page, request)
    const words = texts()
    const page = failurePage({ ...words, title: words.tooManyTitle, text: words.tooManyText }, { status, ...details })
    return send(await represent(page), request)
  }

  return {
    orRefuse: (request: Request, fetched: Promise<Response>): Promise<Response> =>
      fetched.catch((error: unknown) => {
        if (error instanceof AppError && (error.status === 429 || error.status === 503)) return refuse(error, request)
        throw error
      }),
    /** The answer to a search that would be sent away. Given before anything is made of the request it costs hardly any. */
    refused(method: string, target: string): Representation | undefined {
      if (!isFull() || (method !== 'GET' && method !== 'HEAD') || !/^\/.*\?/.test(target)) return undefined
      const { pathname, searchParams } = new URL(publicUrl.origin + target)
      if (!isPublicPath(pathname) || searchParams.has(previewParameter)) return undefined
      return pageKey(pathname, searchParams, publicUrl.origin).cacheable ? undefined : busyPage().made
    },
  }
}
