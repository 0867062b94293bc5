import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { archiveMaxBytes } from '#shared/limits.ts'
import { badArchive } from './bad-archive.ts'
import { readZip, type ZipFile } from './zip-reader.ts'

/** An archive that arrived, with a folder for what is taken out of it. Both are gone when it is disposed of. */
export type ReceivedArchive = AsyncDisposable & { file: ZipFile; folder: string }

const leftBehindAfterMs = 24 * 60 * 60 * 1_000

/** On disk, not in memory: with all pictures an archive has gigabytes. */
export async function receiveArchive(
  parent: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<ReceivedArchive> {
  if (!body) throw badArchive()
  await mkdir(parent, { recursive: true })
  await removeLeftBehind(parent)
  const folder = await mkdtemp(join(parent, 'archiv-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'archiv.zip')
    await pipeline(Readable.fromWeb(body as never), createWriteStream(path))
    const handle = await open(path)
    const close = async () => {
      await handle.close()
      await remove()
    }
    try {
      return { file: await readZip(handle.fd, archiveMaxBytes), folder, [Symbol.asyncDispose]: close }
    } catch (cause) {
      await close()
      throw cause
    }
  } catch (cause) {
    await remove()
    throw cause
  }
}

/** By a process that was stopped while it worked there. */
export async function removeLeftBehind(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > leftBehindAfterMs) await rm(path, { recursive: true, force: true })
  }
}
