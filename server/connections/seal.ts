import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const cipherName = 'aes-256-gcm'
const ivBytes = 12

/** A secret that only the key opens, and only in its place: what was sealed for one field cannot be moved to another. */
export function seal(key: Buffer, place: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(cipherName, key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return ['1', keyName(key), ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/** Undefined when it was sealed by another key, for another place, or was changed since. */
export function unseal(key: Buffer, place: string, text: string): string | undefined {
  const [form, name, ...parts] = text.split('.')
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (form !== '1' || name !== keyName(key) || !iv || !tag || !sealed) return undefined
  try {
    const decipher = createDecipheriv(cipherName, key, iv, { authTagLength: 16 }).setAAD(Buffer.from(place))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Whether a key can have sealed it. */
export function sealedBy(key: Buffer, text: string): boolean {
  return text.split('.')[1] === keyName(key)
}

/** Tells keys apart without telling them. */
function keyName(key: Buffer): string {
  return createHash('sha256').update('connections').update(key).digest('base64url').slice(0, 12)
}
