import { identityCallWithinMs } from '#shared/identity-constants.ts'
import { authError, isAuthErrorCode, type AuthError } from './auth-errors.ts'
import { limitFor } from './time-limits.ts'

type Call = { body?: unknown; bearer?: string }

/** A call to our own server; whatever is no answer of it counts as a network problem (B12). */
export async function callIdentity(method: string, path: string, { body, bearer }: Call = {}): Promise<unknown> {
  const response = await answerInTime(method, path, { body, bearer })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  throw errorOf(answer, response)
}

async function answerInTime(method: string, path: string, { body, bearer }: Call): Promise<Response> {
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), limitFor(identityCallWithinMs))
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: tooLate.signal,
    })
  } catch (cause) {
    throw authError('network-request-failed', { cause })
  } finally {
    clearTimeout(timer)
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
