import { AppError } from '#shared/errors.ts'
import { codeOfStatus } from '#shared/media/storage-errors.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import { callServer, type CallResult, type CallOptions, type Failure } from '#kit/server-call/call-server.ts'
import { browserClock, retryWithBackoff, storageOperationRetryMs } from './upload/backoff.ts'
import { isTransientError, storageError } from './upload/storage-error.ts'

/** One call to the library: passing trouble is tried again for two minutes (spec §9). Never throws. */
export async function callLibrary<Body = null>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  options: Pick<CallOptions, 'body' | 'signal'> = {},
): Promise<CallResult<Body>> {
  const ask = async () => {
    const answer = await callServer<Body>(method, path, options)
    if (answer.kind === 'done') return answer
    const { status } = answer
    const message = wordsOf(answer)
    if (answer.kind === 'unreachable') throw storageError(codeOfStatus(status), { status, message })
    return { ...answer, message }
  }
  const { signal } = options
  try {
    return await retryWithBackoff(ask, {
      limitMs: storageOperationRetryMs,
      clock: browserClock,
      isTransient: isTransientError,
      signal,
    })
  } catch (error) {
    const { code, status, message } = error instanceof AppError ? error : storageError('canceled', { cause: error })
    return { kind: 'unreachable', status, code, message, fields: [] }
  }
}

/** What the server said in its own words, else what its status means (D3). */
function wordsOf({ code, status, message }: Failure): string {
  return code === undefined ? storageErrorMessages[codeOfStatus(status)] : message
}
