import { AppError } from '#shared/errors.ts'
import { mostOpenUploads } from '#shared/media/upload-rules.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import type { Config } from '#server/base/config.ts'
import type { SizeLimits } from './allowed-size.ts'
import type { StartedUpload, UploadSession, UploadSessions } from './upload-sessions.ts'

type Parts = {
  config: SizeLimits & Pick<Config, 'mediaQuotaBytes'>
  sessions: Pick<UploadSessions, 'open'>
  usedBytes(): Promise<number>
}

/** One person's unfinished uploads may take this part of the library, or one file of the largest size. */
const personalPart = 10

/**
 * Whether there is room for an upload. Bytes that have arrived take room from everybody, announced ones only from who
 * announced them: nobody can stop the uploads of others by announcing files that never come.
 */
export function createUploadRoom({ config, sessions, usedBytes }: Parts) {
  const { mediaQuotaBytes, uploadLimitBytes, videoLimitBytes } = config
  const personalBytes = Math.max(mediaQuotaBytes / personalPart, uploadLimitBytes, videoLimitBytes)

  async function requireFree(needed: number, open: StartedUpload[]): Promise<void> {
    const taken = (await usedBytes()) + sum(open, ({ received }) => received)
    if (taken + needed > mediaQuotaBytes) throw new AppError('quota-exceeded', 413, refusalMessages.quota)
  }

  return {
    async requireForAnnounced(size: number, owner: string): Promise<void> {
      const open = await sessions.open()
      const own = open.filter((upload) => upload.owner === owner)
      if (own.length >= mostOpenUploads || sum(own, (upload) => upload.size) + size > personalBytes)
        throw new AppError('quota-exceeded', 413, refusalMessages.ownQuota)
      await requireFree(sum(own, (upload) => upload.size - upload.received) + size, open)
    },
    /** Others may have filled the library since the upload was announced. */
    async requireForRest({ size }: UploadSession, received: number): Promise<void> {
      await requireFree(size - received, await sessions.open())
    },
  }
}

function sum(uploads: StartedUpload[], bytesOf: (upload: StartedUpload) => number): number {
  return uploads.reduce((total, upload) => total + bytesOf(upload), 0)
}
