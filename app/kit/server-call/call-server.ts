import { answerWithinMs } from '#shared/limits.ts'
import type { Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'
import { serverCallMessages } from '#shared/messages/server-call.ts'
import { inTime } from './in-time.ts'
import { withFreshSignIn } from './sign-in-again.ts'

/** What stands on the server now, where somebody else was quicker. */
export type Current = { version: number; values: Values }

type Reason = {
  /** 0 where nobody answered. */
  status: number
  /** Undefined where the answer was not in our own words, such as the error page of a proxy. */
  code: string | undefined
  message: string
  fields: FieldError[]
  retryAfterSeconds?: number
}
/** Why a call was not carried out, with the reason in German. */
export type Failure =
  | (Reason & { kind: 'conflict'; current: Current })
  /** For good: the same call will never succeed. */
  | (Reason & { kind: 'refused' })
  | (Reason & { kind: 'signed-out' })
  /** Nothing is known: the connection broke or the server is in trouble. Worth another try. */
  | (Reason & { kind: 'unreachable' })
export type CallResult<Body> = { kind: 'done'; body: Body } | Failure

export type CallOptions = {
  /** Sent as JSON; a file as it is. */
  body?: unknown
  headers?: Record<string, string>
  /** Until when the whole answer must be here. A file takes as long as it takes: how fast the line is nobody knows. */
  withinMs?: number
  signal?: AbortSignal
  /** Outlives the page. */
  keepalive?: boolean
  fetch?: typeof globalThis.fetch
}

type ErrorBody = { error?: Partial<Reason> & { current?: Current } }

/** The one way to call our own JSON API. Never throws: whatever happens is an answer that can be told apart and shown. */
export function callServer<Body = null>(
  method: string,
  path: string,
  options?: CallOptions,
): Promise<CallResult<Body>> {
  return withFreshSignIn(() => callOnce<Body>(method, path, options))
}

async function callOnce<Body>(
  method: string,
  path: string,
  { body, headers, withinMs = answerWithinMs, signal, keepalive, fetch = globalThis.fetch }: CallOptions = {},
): Promise<CallResult<Body>> {
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body)
  const ask = async (leaving?: AbortSignal): Promise<CallResult<Body>> => {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: sent,
      signal: leaving,
      keepalive,
    })
    hearServerTime(response)
    const answer = parsed(await response.text())
    if (!response.ok || answer === undefined) return failureOf(response, (answer ?? {}) as ErrorBody)
    return { kind: 'done', body: answer as Body }
  }
  try {
    return await (sent instanceof Blob ? ask(signal) : inTime(withinMs, ask, signal))
  } catch {
    return { kind: 'unreachable', status: 0, code: undefined, message: serverCallMessages.unreachable, fields: [] }
  }
}

/** Nothing is null, as the body of 204; undefined where something in between answers in its own way. */
function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureOf({ status, ok, headers }: Response, { error = {} }: ErrorBody): Failure {
  const { code, message, fields = [], current } = error
  const retryAfterSeconds = error.retryAfterSeconds ?? (Number(headers.get('retry-after')) || undefined)
  const reason = { status, code, fields, ...(retryAfterSeconds && { retryAfterSeconds }) }
  const { unreachable, signedOut, refused } = serverCallMessages
  // A wrong password is a 401 as well, but somebody who is signed in may have typed it.
  if (code === 'unauthenticated' || (status === 401 && code === undefined))
    return { ...reason, kind: 'signed-out', message: signedOut }
  if (status === 409 && current) return { ...reason, kind: 'conflict', message: message ?? refused, current }
  if (ok || status >= 500 || status === 408 || status === 429)
    return { ...reason, kind: 'unreachable', message: message ?? unreachable }
  return { ...reason, kind: 'refused', message: message ?? refused }
}

let aheadMs = 0

/** Every answer says what time it is on the server; clocks of visitors are off by minutes or years. */
function hearServerTime({ headers }: Response): void {
  const toldMs = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(toldMs)) aheadMs = toldMs - Date.now()
}

/** The time of the server, as far as it was told. */
export function serverNow(): number {
  return Date.now() + aheadMs
}
