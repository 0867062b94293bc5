import { AppError } from '#shared/errors.ts'
import { codeOfStatus, isStorageErrorCode, type StorageErrorCode } from '#shared/media/storage-errors.ts'
import { isTransientStatus } from '#shared/media/upload-rules.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'

/** A failure of the object store with its code (spec §8) and German text; status 0 means that nobody answered. */
export function storageError(
  code: StorageErrorCode,
  {
    status = 0,
    message = storageErrorMessages[code],
    cause,
  }: { status?: number; message?: string; cause?: unknown } = {},
) {
  return new AppError(code, status, message, { cause })
}

/** What the server said in its own words, else what its status means (D3). */
export function errorOf({ status, text }: { status: number; text: string }): AppError {
  const { code, message } = parsed(text)
  const known = isStorageErrorCode(code) ? code : codeOfStatus(status)
  return storageError(known, { status, message: message ?? storageErrorMessages[known], cause: text })
}

/** The connection broke, or nobody was there. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unknown' && error.status === 0
}

/** Trouble that may pass: worth another attempt (D1). */
export function isTransientError(error: unknown): boolean {
  return isConnectionLost(error) || (error instanceof AppError && isTransientStatus(error.status))
}

function parsed(text: string): { code?: unknown; message?: string } {
  try {
    return (JSON.parse(text) as { error?: { code?: unknown; message?: string } }).error ?? {}
  } catch {
    return {} // A proxy's error page, for example.
  }
}
