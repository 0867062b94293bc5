import { constants } from 'node:fs'
import { chmod, copyFile, rename, rm, writeFile } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { RestorePreview } from '#shared/backup/backup.ts'
import { readKeyFile } from '#server/connections/key-file.ts'
import type { Manifest } from './manifest.ts'
import { nameOfKey, openKey } from './seal-key.ts'

export type ReplacedKey = { putBack(): Promise<void> }

const words = backupMessages.problems

export async function keyIn({ key }: Manifest, keyFile: string): Promise<RestorePreview['key']> {
  if (!key) return 'none'
  const current = await readKeyFile(keyFile).catch(() => undefined)
  return current && nameOfKey(current) === key.name ? 'same' : 'other'
}

/**
 * Opens the archive's key and tries whether it can be written, before anything is changed. What this gives back puts it
 * in the place of the present one; undefined where nothing has to be replaced.
 */
export async function prepareKey(
  manifest: Manifest,
  keyFile: string,
  passphrase: string,
): Promise<((stamp: string) => Promise<ReplacedKey>) | undefined> {
  if (!manifest.key || (await keyIn(manifest, keyFile)) === 'same') return undefined
  if (!passphrase) throw new AppError('key-file', 409, words.passphraseNeeded)
  const key = await openKey(passphrase, manifest.key)
  if (!key) throw new AppError('key-file', 409, words.passphrase)
  const next = `${keyFile}.new`
  await written(keyFile, async () => {
    await writeFile(next, '', { mode: 0o600 })
    await rm(next)
  })
  return async (stamp) => {
    const former = `${keyFile}.before-${stamp}`
    const hadOne = await written(keyFile, async () => {
      try {
        await writeFile(next, `${key.toString('base64')}\n`, { mode: 0o600, flush: true })
        const copied = await copyIfThere(keyFile, former)
        await rename(next, keyFile)
        return copied
      } finally {
        await rm(next, { force: true })
      }
    })
    return { putBack: () => (hadOne ? rename(former, keyFile) : rm(keyFile)) }
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL)
    await chmod(to, 0o600)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw cause
  }
}

async function written<Result>(keyFile: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new AppError('key-file', 409, words.keyUnwritable(keyFile), { cause })
  }
}
