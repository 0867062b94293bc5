import { AppError } from '#shared/errors.ts'
import { kindByEnding } from '#shared/media/file-types.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import type { Config } from '#server/base/config.ts'

export type SizeLimits = Pick<Config, 'uploadLimitBytes' | 'videoLimitBytes'>

/** By its ending, before the file is there; what is called a video and is none is refused by its first bytes (inspect.ts). */
export function requireAllowedSize(
  { name, bytes }: { name: string; bytes: number },
  { uploadLimitBytes, videoLimitBytes }: SizeLimits,
): void {
  const most = kindByEnding(name) === 'video' ? videoLimitBytes : uploadLimitBytes
  if (bytes > most) throw new AppError('quota-exceeded', 413, refusalMessages.tooLarge(most / 1_048_576))
}
