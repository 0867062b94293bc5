import { createHash, randomBytes } from 'node:crypto'

/** A secret for an address or a header. Only its hash is stored, so reading the database opens nothing. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
