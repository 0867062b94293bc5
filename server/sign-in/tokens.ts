import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { seal, unseal } from '../connections/seal.ts'

/** A secret for an address or a header. Only its hash is stored, so reading the database opens nothing. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What only the holder of the token can open again: its hash beside it does not. */
export function sealFor(token: string, secret: string): string {
  return seal(keyOf(token), place, secret)
}

export function unsealFor(token: string, sealed: string): string | undefined {
  return unseal(keyOf(token), place, sealed)
}

const place = 'one-time token'

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', place, 32))
}
