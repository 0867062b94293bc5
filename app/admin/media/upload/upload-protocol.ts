import type { MediaEntry } from '#shared/media/entry.ts'
import { uploadHeaders } from '#shared/media/upload-rules.ts'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import { retryWithBackoff, storageOperationRetryMs, storageUploadRetryMs, type Clock } from './backoff.ts'
import { errorOf, isConnectionLost, isTransientError, storageError } from './storage-error.ts'
import type { TransportResponse, Transport } from './transport.ts'

export type UploadResult = { media: MediaEntry; duplicate: boolean }
/** How far the server is; with a result when the file is in the library. */
export type Progress = { offset: number; result?: UploadResult }
export type UploadFile = Pick<File, 'name' | 'size' | 'slice'>
export type UploadProtocol = ReturnType<typeof createUploadProtocol>

/** The calls of docs/decisions/0011, each with the patience that behaviour D gives it. */
export function createUploadProtocol(transport: Transport, clock: Clock) {
  const patiently = <Result>(call: () => Promise<Result>, limitMs: number, signal?: AbortSignal) =>
    retryWithBackoff(call, { limitMs, clock, isTransient: isTransientError, signal })

  async function queryOnce(url: string, signal: AbortSignal): Promise<Progress> {
    return progressOf(await transport({ method: 'GET', url, signal }))
  }

  return {
    query: (url: string, signal: AbortSignal) =>
      patiently(() => queryOnce(ownAddress(url), signal), storageUploadRetryMs, signal),

    start: (file: UploadFile, replaces: string | undefined, signal: AbortSignal): Promise<string> =>
      patiently(
        async () => {
          const body = JSON.stringify({ name: file.name, size: file.size, ...(replaces && { replaces }) })
          const headers = { 'content-type': 'application/json' }
          const answer = await transport({ method: 'POST', url: mediaPaths.uploads(), headers, body, signal })
          const url = answer.status === 201 ? answer.header('location') : null
          if (url === null) throw errorOf(answer)
          return ownAddress(url)
        },
        storageUploadRetryMs,
        signal,
      ),

    /** A broken connection is tried again here, from where the server is; an answer that is an error is not (D6). */
    sendPiece(
      url: string,
      file: UploadFile,
      piece: { offset: number; bytes: number },
      { signal, onSent }: { signal: AbortSignal; onSent(bytesOfFile: number): void },
    ): Promise<Progress> {
      let { offset } = piece
      return retryWithBackoff(
        async (number) => {
          if (number > 1) {
            const { offset: reached, result } = await queryOnce(url, signal)
            if (result) return { offset: reached, result }
            offset = reached
          }
          const body = file.slice(offset, Math.min(offset + piece.bytes, file.size))
          if (body.size !== Math.min(piece.bytes, file.size - offset))
            throw storageError('cannot-slice-blob', { status: 422 })
          const headers = { 'content-type': 'application/offset+octet-stream', [uploadHeaders.offset]: String(offset) }
          const from = offset
          return progressOf(
            await transport({ method: 'PATCH', url, headers, body, signal, onSent: (bytes) => onSent(from + bytes) }),
          )
        },
        { limitMs: storageUploadRetryMs, clock, isTransient: isConnectionLost, signal },
      )
    },

    /** Nothing stays behind; what is not there any more need not be removed. */
    cancel: (url: string) =>
      patiently(async () => {
        const answer = await transport({ method: 'DELETE', url })
        if (answer.status !== 204 && answer.status !== 404) throw errorOf(answer)
      }, storageOperationRetryMs),
  }
}

/** Files go to addresses of our own uploads only, whatever an answer or the browser's memory says. */
function ownAddress(url: string): string {
  const [, id] = url.split(`${mediaPaths.uploads()}/`)
  if (id !== undefined && url === mediaPaths.upload(id) && /^[\w-]+$/.test(id)) return url
  throw storageError('invalid-url', { status: 400 })
}

function progressOf(answer: TransportResponse): Progress {
  if (answer.status !== 200) throw errorOf(answer)
  const offset = Number(answer.header(uploadHeaders.offset))
  if (answer.header(uploadHeaders.status) !== 'final') return { offset }
  return { offset, result: JSON.parse(answer.text) as UploadResult }
}
