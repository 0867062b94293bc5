import type { Database } from '../database/schema.ts'
import { cookiePrefix } from './auth-names.ts'
import { readCookie } from './cookies.ts'
import { hashToken } from './tokens.ts'

export type Challenges = ReturnType<typeof createChallenges>

const challengeCookieName = `${cookiePrefix}.two_factor`

/** After the right password better-auth remembers, under a random name in a signed cookie, whose second factor it waits for. */
export function createChallenges({ query }: Database) {
  return {
    async userOf(headers: Headers): Promise<string | undefined> {
      const cookie = readCookie({ headers }, challengeCookieName)
      // The name cannot be guessed, so for counting failures its signature does not matter; better-auth checks it.
      const [identifier = ''] = (cookie ?? '').split('.')
      if (!identifier) return undefined
      const row = await query
        .selectFrom('verifications')
        .select('value')
        .where('identifier', '=', hashToken(identifier))
        .executeTakeFirst()
      return row?.value
    },
  }
}
