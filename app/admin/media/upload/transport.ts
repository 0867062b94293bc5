import { storageError } from './storage-error.ts'

export type TransportRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Blob | string
  signal?: AbortSignal
  /** How many bytes of the body have left. */
  onSent?(bytes: number): void
}
export type TransportResponse = { status: number; text: string; header(name: string): string | null }
/** Sends one request. Any status is an answer; no answer is an error with status 0. */
export type Transport = (call: TransportRequest) => Promise<TransportResponse>

/** XMLHttpRequest, because it alone tells how much of a body has left. */
export const browserTransport: Transport = ({ method, url, headers = {}, body, signal, onSent }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded))
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      }),
    )
    request.addEventListener('error', () => reject(storageError('unknown')))
    request.addEventListener('abort', () => reject(signal?.reason ?? storageError('unknown')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    signal?.addEventListener('abort', stop)
    request.send(body ?? null)
  })
