import type { Inspected } from './inspected.ts'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'
import { endingFits, endingOf, fileTypes, type FileType } from '#shared/media/file-types.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import { contentHash } from './object-keys.ts'
import type { Drawing } from './drawing.ts'
import { isArchive, officeTypeOf } from './office-type.ts'
import { systemErrorCode } from './system-error.ts'
import { requireCaptions } from './captions.ts'
import { inspectVideo } from './inspect-video.ts'
import { sniffedBytes, sniffType } from './sniff.ts'
import type { WorkFiles } from './work-files.ts'

export type Inspect = ReturnType<typeof createInspect>

/** Somebody sits before the upload and waits. */
const urgency = 0

/** Refuses what the beginning of a file shows to be wrong, before the rest has travelled. */
export async function checkBeginning(path: string, name: string): Promise<void> {
  const head = await readHead(path)
  // What an archive is, only its end tells.
  if (!isArchive(head)) agreeing(sniffType(head), name)
}

/** Type by content, in agreement with the name. */
async function checkType(path: string, name: string): Promise<FileType> {
  const head = await readHead(path)
  return agreeing(isArchive(head) ? await officeTypeOf(path) : sniffType(head), name)
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
  await file.close()
  return buffer.subarray(0, bytesRead)
}

function agreeing(type: FileType | undefined, name: string): FileType {
  if (!type) throw refused(refusalMessages.unknownContent)
  const ending = endingOf(name)
  if (ending && !endingFits(type, ending)) throw refused(refusalMessages.wrongEnding(ending, fileTypes[type].label))
  return type
}

/** Everything that must be known and done before a file enters the library; refuses with a code and a reason. */
export function createInspect(drawing: Drawing, workFiles: WorkFiles) {
  return async function inspect(path: string, name: string): Promise<Inspected> {
    const type = await checkType(path, name)
    const { kind } = fileTypes[type]
    if (kind === 'captions') await requireCaptions(path)
    if (kind === 'captions' || kind === 'document') return inspectDocument(path, type)
    if (kind === 'video') return inspectVideo(path, type, workFiles)
    const cleaned = await workFiles.take()
    try {
      const job = { kind: 'inspect', path, into: cleaned.path, type } as const
      const picture = await drawing.turn(urgency, (ask) => ask(job)).result
      return { ...picture!, type, source: { path: cleaned.path }, [Symbol.asyncDispose]: cleaned[Symbol.asyncDispose] }
    } catch (cause) {
      await cleaned[Symbol.asyncDispose]()
      if (cause instanceof AppError || systemErrorCode(cause)) throw cause
      throw refused(refusalMessages.damaged, cause)
    }
  }
}

/** Kept to the byte. */
async function inspectDocument(path: string, type: FileType): Promise<Inspected> {
  const hash = await contentHash(createReadStream(path))
  const { size: bytes } = await stat(path)
  const nothing = { width: 0, height: 0, alpha: false, colour: '' }
  return { ...nothing, type, hash, bytes, source: { path }, async [Symbol.asyncDispose]() {} }
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid-format', 415, message, { cause })
}
