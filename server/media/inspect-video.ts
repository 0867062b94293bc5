import { constants, createReadStream } from 'node:fs'
import { copyFile, open, stat } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import type { Inspected } from './inspected.ts'
import { cleanMp4 } from './mp4-boxes.ts'
import { contentHash } from './object-keys.ts'
import type { VideoFacts } from './patch-video.ts'
import { cleanWebm } from './webm-elements.ts'
import type { WorkFiles } from './work-files.ts'

/**
 * Reads how a video is built and never its pictures: it is whole, browsers play it, and a copy of it is kept from which
 * place, camera and time are taken out where they stand, so that nothing else moves.
 */
export async function inspectVideo(
  path: string,
  type: FileType,
  workFiles: Pick<WorkFiles, 'take'>,
): Promise<Inspected> {
  const copy = await workFiles.take()
  try {
    await copyFile(path, copy.path, constants.COPYFILE_FICLONE)
    const { size: bytes } = await stat(copy.path)
    const file = await open(copy.path, 'r+')
    let facts: VideoFacts | undefined
    try {
      facts = await (type === 'video/mp4' ? cleanMp4 : cleanWebm)(file, bytes)
    } finally {
      await file.close()
    }
    if (!facts) throw new AppError('invalid-format', 415, refusalMessages.damagedVideo)
    const { width, height, playable } = facts
    if (!playable) throw new AppError('invalid-format', 415, refusalMessages.unplayableVideo)
    const hash = await contentHash(createReadStream(copy.path))
    const shape = { width, height, alpha: false, colour: '' }
    return {
      ...shape,
      type,
      hash,
      bytes,
      source: { path: copy.path },
      [Symbol.asyncDispose]: copy[Symbol.asyncDispose],
    }
  } catch (cause) {
    await copy[Symbol.asyncDispose]()
    throw cause
  }
}
