import { answerWithinMs } from '#shared/editing/admin-constants.ts'
import type { Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { inTime } from './in-time.ts'
import { hearServerTime } from './server-clock.ts'

/** A request of the admin area that was not carried out, with the reason in German. */
export type Refusal = {
  refused: true
  /** 0 where the server could not be reached. */
  status: number
  message: string
  fields: FieldError[]
  /** What stands there now, where somebody else was quicker (409). */
  current?: Current
}
type Current = { version: number; values: Values }
export type Answer<Body> = { refused: false; body: Body } | Refusal

type ErrorBody = { error?: { code?: string; message?: string; fields?: FieldError[]; current?: Current } }

/** Every change goes through the JSON API, which checks rights and versions. Never throws. */
export async function askServer<Body = null>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  const sent = body === undefined ? undefined : body instanceof Blob ? body : JSON.stringify(body)
  const headers = typeof sent === 'string' ? { 'content-type': 'application/json' } : undefined
  const ask = async (signal?: AbortSignal): Promise<Answer<Body>> => {
    const response = await fetch(path, { method, headers, body: sent, signal })
    hearServerTime(response)
    if (response.ok) return { refused: false, body: (response.status === 204 ? null : await response.json()) as Body }
    return { refused: true, status: response.status, ...(await reason(response)) }
  }
  try {
    // A file takes as long as it takes: how fast the line is nobody knows.
    return await (sent instanceof Blob ? ask() : inTime(answerWithinMs, ask))
  } catch {
    return { refused: true, status: 0, message: listMessages.unreachable, fields: [] }
  }
}

async function reason(response: Response): Promise<Pick<Refusal, 'message' | 'fields' | 'current'>> {
  const { error } = (await response.json().catch(() => ({}))) as ErrorBody
  if (error?.code === 'unauthenticated') return { message: listMessages.signedOut, fields: [] }
  const { message = listMessages.unreachable, fields = [], current } = error ?? {}
  return { message, fields, current }
}
