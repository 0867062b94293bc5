import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { idempotencyHeader } from '#shared/offline/sync.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import type { Once } from '#server/content/applied-changes.ts'

const keyForm = /^[\w-]{8,64}$/

/** The key of a change that may arrive more than once, with a fingerprint of what it asks for. */
export function readOnce(request: Request, body: unknown): Once | undefined {
  const key = request.headers.get(idempotencyHeader)
  if (key === null) return undefined
  if (!keyForm.test(key)) throw new AppError('invalid-fields', 422, editingErrors.badKey)
  const asked = `${request.method} ${new URL(request.url).pathname} ${JSON.stringify(body)}`
  return { key, fingerprint: createHash('sha256').update(asked).digest('base64url') }
}
