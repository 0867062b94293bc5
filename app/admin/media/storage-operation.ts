import { answerWithinMs } from '#shared/editing/admin-constants.ts'
import { storageOperationRetryMs } from '#shared/constants.ts'
import { tryAgain } from './upload/backoff.ts'
import { browserClock } from './upload/clock.ts'
import { errorOf, isPassing } from './upload/storage-error.ts'
import { browserTransport } from './upload/transport.ts'

/** One request to the library: passing trouble is tried again for two minutes (spec §9), then its error is thrown. */
export async function storageOperation<Body = null>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  values?: object,
  signal?: AbortSignal,
): Promise<Body> {
  const body = values && JSON.stringify(values)
  const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const answer = await tryAgain(
    async () => {
      const answered = await browserTransport({ method, url, headers, body, signal, withinMs: answerWithinMs })
      if (answered.status >= 400) throw errorOf(answered)
      return answered
    },
    { limitMs: storageOperationRetryMs, clock: browserClock, mayPass: isPassing, signal },
  )
  return (answer.text ? JSON.parse(answer.text) : null) as Body
}
