import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

// What a database or a file system says when it cannot go on, and what callers are told of it.

const sqliteFull = 13
/** The index of the write-ahead log could not grow. */
const sqliteSharedMemorySize = 4_874
/** PostgreSQL's disk_full, and what the file system says. */
const fullCodes: unknown[] = ['53100', 'ENOSPC', 'EDQUOT']
/** Connection lost or refused, shutting down, starting up, too many connections, only a read-only copy is there. */
const awayCodes =
  /^(08...|57P0[1-4]|57014|53300|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The driver's own complaints have no code. */
const awayMessages =
  /connection (terminated|timeout|ended)|terminating connection|timeout exceeded when trying to connect|Query read timeout|not queryable|Client was closed/i

/** No room for what was to be written. */
export function isStorageFull(cause: unknown): boolean {
  const { errcode = 0, code } = fieldsOf(cause)
  return (errcode & 0xff) === sqliteFull || errcode === sqliteSharedMemorySize || fullCodes.includes(code)
}

/** The database server is not there, or fell silent. Only for causes that come from its driver. */
export function isConnectionFailure(cause: unknown): boolean {
  const { code, message = '' } = fieldsOf(cause)
  return awayCodes.test(String(code)) || awayMessages.test(message)
}

/** What callers are to see of a driver's failure; what is no passing trouble stays as it is. */
export function databaseFailure(cause: unknown): unknown {
  if (isStorageFull(cause)) return storageFull(cause)
  return isConnectionFailure(cause) ? new AppError('unavailable', 503, errorMessages.unavailable, { cause }) : cause
}

export function storageFull(cause: unknown): AppError {
  return new AppError('storage-full', 507, errorMessages.storageFull, { cause })
}

/** A failure as `databaseFailure` words it, also when something in between wrapped it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable' && isConnectionFailure(error.cause)
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause)
}

function fieldsOf(cause: unknown): { errcode?: number; code?: unknown; message?: string } {
  return typeof cause === 'object' && cause !== null ? cause : {}
}
