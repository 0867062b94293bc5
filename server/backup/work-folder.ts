import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeLeftBehind } from '#server/exchange/received-archive.ts'

/** For one run, gone with it; what a killed run has left goes after a day. */
export async function openWorkFolder(parent: string): Promise<AsyncDisposable & { path: string }> {
  // What lies here is as secret as the database.
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await removeLeftBehind(parent)
  const path = await mkdtemp(join(parent, 'run-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
