import { AppError } from '#shared/errors.ts'
import { backupMessages } from '#shared/messages/backup.ts'

/** Nothing of such an archive is put back. */
export function badBackup(message: string = backupMessages.problems.noArchive, cause?: unknown): AppError {
  return new AppError('bad-archive', 422, message, { cause })
}

export function unknownBackup(): AppError {
  return new AppError('not-found', 404, backupMessages.problems.notFound)
}
