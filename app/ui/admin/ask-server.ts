import type { FieldError } from '#shared/errors.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'

/** A request of the admin area that was not carried out, with the reason in German. */
export type Refusal = { refused: true; status: number; message: string; fields: FieldError[] }
export type Answer<Body> = { refused: false; body: Body } | Refusal

type ErrorBody = { error?: { code?: string; message?: string; fields?: FieldError[] } }

/** Every change goes through the JSON API, which checks rights and versions. Never throws. */
export async function askServer<Body = null>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  const sent = body === undefined ? undefined : body instanceof Blob ? body : JSON.stringify(body)
  const headers = typeof sent === 'string' ? { 'content-type': 'application/json' } : undefined
  try {
    const response = await fetch(path, { method, headers, body: sent })
    if (response.ok) return { refused: false, body: (response.status === 204 ? null : await response.json()) as Body }
    return { refused: true, status: response.status, ...(await reason(response)) }
  } catch {
    return { refused: true, status: 0, message: listMessages.unreachable, fields: [] }
  }
}

async function reason(response: Response): Promise<Pick<Refusal, 'message' | 'fields'>> {
  const { error } = (await response.json().catch(() => ({}))) as ErrorBody
  if (error?.code === 'unauthenticated') return { message: listMessages.signedOut, fields: [] }
  return { message: error?.message ?? listMessages.unreachable, fields: error?.fields ?? [] }
}
