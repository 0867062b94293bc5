import { createHash, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { seal, unseal } from '#server/connections/seal.ts'
import type { Manifest } from './manifest.ts'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
/** 32 MB and a tenth of a second: dear for who guesses, once a night for us. */
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1_048_576 }
const keyBytes = 32
const saltBytes = 16
const place = 'backup.key-file'

/** The key file for an archive: whoever has the archive alone can do nothing with it. */
export async function sealKey(passphrase: string, keyFile: Buffer): Promise<Manifest['key']> {
  const salt = randomBytes(saltBytes)
  const key = await derive(passphrase, salt, keyBytes, cost)
  return {
    name: nameOfKey(keyFile),
    salt: salt.toString('base64url'),
    sealed: seal(key, place, keyFile.toString('base64')),
  }
}

/** Undefined with another passphrase. */
export async function openKey(
  passphrase: string,
  sealedKey: NonNullable<Manifest['key']>,
): Promise<Buffer | undefined> {
  const key = await derive(passphrase, Buffer.from(sealedKey.salt, 'base64url'), keyBytes, cost)
  const opened = unseal(key, place, sealedKey.sealed)
  return opened === undefined ? undefined : Buffer.from(opened, 'base64')
}

/** Tells key files apart without telling them. */
export function nameOfKey(keyFile: Buffer): string {
  return createHash('sha256').update(place).update(keyFile).digest('base64url').slice(0, 12)
}
