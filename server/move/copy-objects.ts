import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentHash, originalsPrefix } from '#server/media/object-keys.ts'
import type { ObjectStore } from '#server/media/object-store.ts'

type Copying = {
  from: ObjectStore
  to: ObjectStore
  folder: string
  typeOf(key: string): string
  /** What an earlier round of this run has compared already. */
  compared: Set<string>
}

const octets = 'application/octet-stream'

/**
 * Everything that lies in one store into the other, with what was drawn from it. What is there already, from a run that
 * broke off, is not brought again. Each object is read back from where it went and has to be the same.
 */
export async function copyObjects({ from, to, folder, typeOf, compared }: Copying): Promise<{ copied: number }> {
  const path = join(folder, 'object')
  const there = new Set(await to.list(''))
  let copied = 0
  for (const key of await from.list('')) {
    if (compared.has(key)) continue
    const hash = await laidAside(from, key, path)
    // Thrown away meanwhile: then the new place needs it no more.
    if (hash === undefined) continue
    if (key.startsWith(originalsPrefix) && key !== originalsPrefix + hash)
      throw new Error(`${key} is damaged where it lies now: restore it from a backup first (schaufenster backup list).`)
    if (!there.has(key) || (await hashIn(to, key)) !== hash) {
      await to.put(key, { path }, typeOf(key) || octets)
      copied += 1
      if ((await hashIn(to, key)) !== hash) throw new Error(`${key} did not arrive as it was sent.`)
    }
    compared.add(key)
  }
  await rm(path, { force: true })
  return { copied }
}

async function laidAside(store: ObjectStore, key: string, path: string): Promise<string | undefined> {
  const found = await store.get(key)
  if (!found) return undefined
  await pipeline(found.body, createWriteStream(path))
  return contentHash(createReadStream(path) as AsyncIterable<Buffer>)
}

async function hashIn(store: ObjectStore, key: string): Promise<string | undefined> {
  const found = await store.get(key)
  return found && contentHash(found.body as unknown as AsyncIterable<Uint8Array>)
}
