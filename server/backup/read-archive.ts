import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { backupMessages } from '#shared/messages/backup.ts'
import { readZip, type ZipFile } from '#server/exchange/zip-reader.ts'
import { contentHash } from '#server/media/object-keys.ts'
import { badBackup } from './bad-backup.ts'
import { manifestName, manifestSchema, mediaEntry, type Manifest, type Sidecar } from './manifest.ts'

/** An archive on this machine's disk, opened for reading. */
export type OpenArchive = AsyncDisposable & { manifest: Manifest; file: ZipFile }

const words = backupMessages.problems
const mostBytes = Number.MAX_SAFE_INTEGER

export async function openArchive(path: string): Promise<OpenArchive> {
  const handle = await open(path).catch((cause: unknown) => {
    throw badBackup(words.notFound, cause)
  })
  try {
    const file = await readZip(handle.fd, mostBytes).catch((cause: unknown) => {
      throw badBackup(words.noArchive, cause)
    })
    return { file, manifest: await readManifest(file), [Symbol.asyncDispose]: () => handle.close() }
  } catch (cause) {
    await handle.close()
    throw cause
  }
}

/** Reads all of a file that nobody has the checksum of, also the media that nothing lacks. */
export async function requireWhole({ file }: OpenArchive): Promise<void> {
  for (const name of file.names)
    await namingPart(name, async () => {
      await file.checkHead(name)
      const hash = await contentHash(file.stream(name))
      if (name.startsWith(mediaEntry('')) && name !== mediaEntry(hash)) throw badBackup(words.mediaDamaged(name))
    })
}

async function readManifest(file: ZipFile): Promise<Manifest> {
  const bytes = await namingPart(manifestName, () => file.read(manifestName))
  if (!bytes) throw badBackup()
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()))
  } catch (cause) {
    throw badBackup(words.damaged(manifestName), cause)
  }
}

/** Whether the archive is byte for byte the one that was written; says what is wrong with one that is not. */
export async function requireUnchanged(path: string, { name, bytes, sha256 }: Sidecar): Promise<void> {
  const { size } = await stat(path)
  if (size < bytes) throw badBackup(words.cut(name, size, bytes))
  const digest = createHash('sha256')
  for await (const part of createReadStream(path)) digest.update(part as Buffer)
  if (digest.digest('hex') !== sha256) throw badBackup(words.changed(name, await damagedPart(path)))
}

async function damagedPart(path: string): Promise<string> {
  const handle = await open(path)
  try {
    const file = await readZip(handle.fd, mostBytes).catch(() => undefined)
    for (const name of file?.names ?? [])
      try {
        for await (const _part of file!.stream(name)) continue
      } catch {
        return name
      }
    return words.directory
  } finally {
    await handle.close()
  }
}

/** Trouble with a part says which one. */
export async function namingPart<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw badBackup(words.damaged(part), cause)
  }
}
