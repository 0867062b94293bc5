import { contactMessagesPerWindow, contactRefusalsPerWindow, contactWindowMs } from '#shared/contact/contact-limits.ts'
import { addressOf } from '#server/http/address-of.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'

export type ContactAttempt = ReturnType<ReturnType<typeof createContactLimits>['begin']>

/**
 * Two limits per address (J37): messages that are accepted, and attempts that store nothing. An attempt counts among the
 * latter from its beginning, so that many at once cannot slip through, and is taken off when it turns out well.
 */
export function createContactLimits(now: () => Date) {
  const accepted = createRateLimit({ limit: contactMessagesPerWindow, windowMs: contactWindowMs, now })
  const refused = createRateLimit({ limit: contactRefusalsPerWindow, windowMs: contactWindowMs, now })

  return {
    /** Throws 429 when there were too many before. */
    begin(request: Request) {
      const address = addressOf(request)
      const forgetRefusal = refused.take(address)
      let forgetMessage: (() => void) | undefined
      return {
        /** Before the message is stored; throws 429 when it is one too many. Asked again it counts once. */
        reserve: () => void (forgetMessage ??= accepted.take(address)),
        /** It is stored for good. */
        succeed: forgetRefusal,
        /** It was not stored after all. */
        giveUp: () => forgetMessage?.(),
      }
    },
  }
}
