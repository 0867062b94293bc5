import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { isBusy } from '#server/database/advice.ts'
import { isStorageFull, storageFull } from '#server/database/failure.ts'
import type { Log } from '#server/base/log.ts'

/** The one place that turns an error into an answer for programs. */
export function errorResponse(error: unknown, log: Log, requestId: string): Response {
  const known = asAppError(error)
  if (known.status >= 500) log.error('request failed', { id: requestId, errorCode: known.code, cause: error })
  const { allow, ...details } = known.details
  const { retryAfterSeconds } = details
  return Response.json(
    {
      error: {
        code: known.code,
        message: known.message,
        // Where it is our mistake: the log has a line with it.
        ...(known.status >= 500 && { reference: requestId }),
        ...details,
      },
    },
    {
      status: known.status,
      headers: {
        'cache-control': 'no-store',
        ...(allow && { allow }),
        ...(known.status === 401 && { 'www-authenticate': 'Bearer' }),
        ...(known.status === 503 && { 'retry-after': '5' }),
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      },
    },
  )
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // A body that broke off while it was counted arrives wrapped.
  if (error instanceof Error && error.cause instanceof AppError) return error.cause
  // Uploads and archives are files: the file system itself says that it is full.
  if (isStorageFull(error)) return storageFull(error)
  // What signing in writes by itself waits for nobody (better-auth).
  if (error instanceof Error && isBusy(error))
    return new AppError('unavailable', 503, errorMessages.unavailable, { cause: error })
  return new AppError('internal-error', 500, errorMessages.internal, { cause: error })
}
