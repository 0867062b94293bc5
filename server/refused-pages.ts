import { AppError } from '#shared/errors.ts'
import { failurePage } from './http/failure-page.ts'
import { answer, conditionsOf, toResponse, type Representation } from './http/representation.ts'

type Texts = Parameters<typeof failurePage>[0] & { tooManyTitle: string; tooManyText: string }
type Parts = {
  texts(): Texts
  /** Another one after each change of the texts. */
  textsVersion(): unknown
  represent(page: Response): Promise<Representation>
}

/** Too much at once, or by one visitor: said in a page that costs nothing, and where many are sent away is made once. */
export function createRefusals({ texts, textsVersion, represent }: Parts) {
  let busy: { version: unknown; page: Promise<Representation> } | undefined

  function busyPage(): Promise<Representation> {
    const version = textsVersion()
    if (!busy || busy.version !== version) busy = { version, page: represent(failurePage(texts())) }
    return busy.page
  }

  async function refuse({ status, details }: AppError, request: Request): Promise<Response> {
    const conditions = conditionsOf(request)
    if (status === 503) return toResponse(answer(await busyPage(), conditions))
    const words = texts()
    const page = failurePage({ ...words, title: words.tooManyTitle, text: words.tooManyText }, { status, ...details })
    return toResponse(answer(await represent(page), conditions))
  }

  return (request: Request, fetched: Promise<Response>): Promise<Response> =>
    fetched.catch((error: unknown) => {
      if (error instanceof AppError && (error.status === 429 || error.status === 503)) return refuse(error, request)
      throw error
    })
}
