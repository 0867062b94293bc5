import { AppError } from '#shared/errors.ts'

/** What an operator can do about a database that does not work, in one sentence. */
export function databaseAdvice(error: unknown): string {
  // Worded for visitors on its way here.
  const cause = error instanceof AppError ? error.cause : error
  const { errcode = 0, code, message } = cause as { errcode?: number; code?: string; message?: string }
  // SQLite's result codes; the upper bytes only refine them.
  const primary = errcode & 0xff
  if (primary === 5 || primary === 6) return 'another program holds a lock on it. Stop that program and start again.'
  if (primary === 26 || primary === 11) return 'the file is not a readable SQLite database. Restore it from a backup.'
  if (primary === 13 || code === 'ENOSPC') return 'its disk is full. Make room and start again.'
  if (primary === 14 || primary === 8 || primary === 23 || code === 'EACCES' || code === 'EROFS')
    return 'it cannot be read or written. Check the path and the permissions of the folder.'
  return `${message || code || String(cause)}.`
}

/** Somebody else is writing: worth another try in a moment. */
export function isBusy(cause: unknown): boolean {
  const { errcode = 0, code } = cause as { errcode?: number; code?: string }
  return (errcode & 0xff) === 5 || code === '55P03'
}
