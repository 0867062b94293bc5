import type { z } from 'zod'
import type { IdentityErrorCode } from './messages/identity.ts'
import type { StorageErrorCode } from './media/storage-errors.ts'
import { errorMessages } from './messages/errors.ts'

/** Stable codes for programs; the message is the German text for people. */
export type ErrorCode =
  | IdentityErrorCode
  | 'not-found'
  | 'method-not-allowed'
  | 'malformed-json'
  | 'bad-character'
  | 'unsupported-media-type'
  | 'body-too-large'
  | 'invalid-fields'
  | 'missing-id'
  | 'already-exists'
  | 'conflict'
  | 'fixed-collection'
  | 'fixed-order'
  | 'bad-archive'
  | 'check-failed'
  | 'nothing-to-undo'
  | 'bad-moment'
  | 'moment-unknown'
  | 'key-reused'
  | 'unauthenticated'
  | 'sign-in-again'
  | 'unauthorized'
  | 'second-factor-required'
  | 'last-second-factor'
  | 'foreign-origin'
  | 'ticket-refused'
  | 'sender-blocked'
  | 'delete-failed'
  | 'cannot-start'
  | 'unavailable'
  | 'moving'
  | 'storage-full'
  | 'weak-password'
  | 'key-file'
  | StorageErrorCode

export type FieldError = { path: string; message: string }
type Details = { fields?: FieldError[]; current?: unknown; allow?: string; retryAfterSeconds?: number }

/** An expected failure. Compare `code`, never the message. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    { cause, ...details }: { cause?: unknown } & Details = {},
  ) {
    super(message, { cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.details = details
  }
}

/** Schemas of zod and of its small sister zod/mini. */
type Parser<Output> = {
  safeParse(input: unknown): { success: true; data: Output } | { success: false; error: z.core.$ZodError }
}

/** Parses what came from outside; every complaint names its field. */
export function parse<Output>(schema: Parser<Output>, input: unknown): Output {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new AppError('invalid-fields', 422, errorMessages.invalidFields, { fields: fieldErrors(result.error) })
}

function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    return keys.map((key) => ({
      path: [...issue.path, ...(key === undefined ? [] : [key])].join('.'),
      message: issue.message,
    }))
  })
}
