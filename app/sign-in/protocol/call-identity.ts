import { identityCallWithinMs } from '#shared/sign-in/sign-in-limits.ts'
import { inTime } from '#kit/server-call/in-time.ts'
import { hearServerTime } from '#kit/server-call/server-clock.ts'
import { authError, isAuthErrorCode, type AuthError } from './auth-errors.ts'
import { limitFor } from './time-limits.ts'

type Call = { body?: unknown; bearer?: string }

/** A call to our own server; whatever is no answer of it counts as a network problem (B12). */
export async function callIdentity(method: string, path: string, { body, bearer }: Call = {}): Promise<unknown> {
  const { response, answer } = await inTime(limitFor(identityCallWithinMs), (signal) =>
    ask(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    }),
  ).catch((cause: unknown) => {
    throw authError('network-request-failed', { cause })
  })
  if (response.ok) return answer
  throw errorOf(answer, response)
}

async function ask(path: string, request: RequestInit): Promise<{ response: Response; answer: unknown }> {
  const response = await fetch(path, request)
  hearServerTime(response)
  const text = await response.text()
  return { response, answer: parsed(text) }
}

/** Whatever stands between may answer in its own way. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function errorOf(answer: unknown, response: Response): AuthError {
  const { code, message, retryAfterSeconds } = errorBody(answer)
  const details = { message, retryAfterSeconds: retryAfterSeconds ?? retryAfterHeader(response) }
  return authError(isAuthErrorCode(code) ? code : 'internal-error', details)
}

function errorBody(answer: unknown): { code?: string; message?: string; retryAfterSeconds?: number } {
  return (answer as { error?: object } | null)?.error ?? {}
}

function retryAfterHeader({ headers }: Response): number | undefined {
  return Number(headers.get('retry-after')) || undefined
}
