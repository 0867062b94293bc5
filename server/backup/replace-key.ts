import { rename, rm, writeFile } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { RestorePreview } from '#shared/backup/backup.ts'
import { readKeyFile } from '#server/connections/key-file.ts'
import type { Manifest } from './manifest.ts'
import { nameOfKey, openKey } from './seal-key.ts'

const words = backupMessages.problems

export async function keyIn({ key }: Manifest, keyFile: string): Promise<RestorePreview['key']> {
  if (!key) return 'none'
  const current = await readKeyFile(keyFile).catch(() => undefined)
  return current && nameOfKey(current) === key.name ? 'same' : 'other'
}

/** Opens the archive's key before anything is changed; `install` then puts it in the place of the present one. */
export async function prepareKey(manifest: Manifest, keyFile: string, passphrase: string) {
  if (!manifest.key || (await keyIn(manifest, keyFile)) === 'same') return { async install() {} }
  if (!passphrase) throw new AppError('key-file', 409, words.passphraseNeeded)
  const key = await openKey(passphrase, manifest.key)
  if (!key) throw new AppError('key-file', 409, words.passphrase)
  return {
    async install(stamp: string) {
      const next = `${keyFile}.new`
      await rm(next, { force: true })
      await writeFile(next, `${key.toString('base64')}\n`, { mode: 0o600, flush: true })
      await rename(keyFile, `${keyFile}.before-${stamp}`).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code !== 'ENOENT') throw cause
      })
      await rename(next, keyFile)
    },
  }
}
