import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import { readServerSecret } from '../database/server-secret.ts'

const idBytes = 16

export function newSubscriberId(): string {
  return randomBytes(idBytes).toString('base64url')
}

/**
 * What stands in every mail to a subscriber: who holds it confirms and leaves without signing in. Nothing of it is stored.
 * The key is read anew each time, since a restored backup brings its own.
 */
export async function readSubscriberTokens(database: Database) {
  const key = await readServerSecret(database, 'status-mail')
  const sign = (id: string) => createHmac('sha256', key).update(`subscriber\n${id}`).digest()

  return {
    tokenOf: (id: string) => `${id}.${sign(id).toString('base64url')}`,
    /** Undefined when we have not issued it. */
    idIn(token: string): string | undefined {
      const [id = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(id)
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}
