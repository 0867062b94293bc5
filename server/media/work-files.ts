import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { originalKey } from './object-keys.ts'
import type { ObjectStore } from './object-store.ts'

export type WorkFiles = ReturnType<typeof openWorkFiles>
export type WorkFile = { path: string } & AsyncDisposable

const forgottenAfterMs = 24 * 60 * 60 * 1_000

/** Files on their way between the store and a drawing process; each is gone when its user is done with it. */
export function openWorkFiles(folder: string, store: ObjectStore) {
  async function take(): Promise<WorkFile> {
    const path = join(folder, randomUUID())
    await mkdir(folder, { recursive: true })
    return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) }
  }

  return {
    take,
    /** The original of a file where a program can open it; undefined when the store has none. */
    async original(hash: string): Promise<WorkFile | undefined> {
      const key = originalKey(hash)
      const path = store.pathOf?.(key)
      if (path !== undefined) return (await store.size(key)) === undefined ? undefined : { path, ...leftAlone }
      const found = await store.get(key)
      if (!found) return undefined
      const copy = await take()
      try {
        // Two types for one thing: the DOM's and Node's.
        await pipeline(Readable.fromWeb(found.body as never), createWriteStream(copy.path))
      } catch (cause) {
        await copy[Symbol.asyncDispose]()
        throw cause
      }
      return copy
    },
    /** What a process that was killed left behind; others may share the folder. */
    async removeForgotten(now: Date): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const facts = await stat(path).catch(() => undefined)
        if (facts && now.getTime() - facts.mtimeMs > forgottenAfterMs) await rm(path, { force: true })
      }
    },
  }
}

const leftAlone: AsyncDisposable = { async [Symbol.asyncDispose]() {} }
