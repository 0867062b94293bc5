import { contactMessagesPerWindow, contactRefusalsPerWindow, contactWindowMs } from '#shared/limits.ts'
import { addressOf } from '#server/http/address-of.ts'
import type { Database } from '#server/database/schema.ts'
import { openSharedLimit } from '#server/http/shared-limit.ts'

export type ContactAttempt = Awaited<ReturnType<ReturnType<typeof createContactLimits>['begin']>>

/**
 * Two limits per address (J37): messages that are accepted, and attempts that store nothing. An attempt counts among the
 * latter from its beginning, so that many at once cannot slip through, and is taken off when it turns out well. Every
 * form that strangers fill in has them under a name of its own.
 */
export function createContactLimits(database: Database, now: () => Date, name = 'contact') {
  const window = { database, windowMs: contactWindowMs, now }
  const accepted = openSharedLimit({ ...window, name, limit: contactMessagesPerWindow })
  const refused = openSharedLimit({ ...window, name: `${name} refused`, limit: contactRefusalsPerWindow })

  return {
    /** Throws 429 when there were too many before. */
    async begin(request: Request) {
      const address = addressOf(request)
      const forgetRefusal = await refused.take(address)
      let message: Promise<() => void> | undefined
      return {
        /** Before the message is stored; throws 429 when it is one too many. Asked again it counts once. */
        async reserve(): Promise<void> {
          await (message ??= accepted.take(address))
        },
        /** It is stored for good. */
        succeed: forgetRefusal,
        /** It was not stored after all. */
        giveUp: () => void message?.then((forget) => forget()).catch(() => {}),
      }
    },
  }
}
