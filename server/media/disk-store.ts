import { randomUUID } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { isMissing } from './system-error.ts'
import type { ByteRange } from '#server/http/byte-range.ts'
import { checkKey, type ObjectSource, type ObjectStore } from './object-store.ts'

/** Objects as files below one folder. A new one is written aside and moved into place, so no half file is ever seen. */
export function openDiskStore(folder: string): ObjectStore {
  const aside = join(folder, '.writing')
  const pathOf = (key: string) => join(folder, checkKey(key))

  async function size(key: string): Promise<number | undefined> {
    try {
      return (await stat(pathOf(key))).size
    } catch (cause) {
      if (isMissing(cause)) return undefined
      throw cause
    }
  }

  return {
    size,
    pathOf,
    async put(key, source) {
      const path = pathOf(key)
      const written = join(aside, randomUUID())
      await mkdir(aside, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeDurably(written, source)
        await rename(written, path)
      } catch (cause) {
        await rm(written, { force: true })
        throw cause
      }
    },
    async get(key: string, range?: ByteRange) {
      const totalBytes = await size(key)
      if (totalBytes === undefined) return undefined
      const body = Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream<Uint8Array>
      return { totalBytes, body }
    },
    async list(prefix) {
      if (!existsSync(folder)) return []
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix) && !key.startsWith('.'))
        .toSorted()
    },
    async delete(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    close() {},
  }
}

async function writeDurably(path: string, source: ObjectSource): Promise<void> {
  if (source instanceof Uint8Array) await writeFile(path, source)
  else await copyFile(source.path, path, constants.COPYFILE_FICLONE)
  const file = await open(path, 'r+')
  // A copy has the rights of its source.
  await file.chmod(0o600)
  await file.sync()
  await file.close()
}
