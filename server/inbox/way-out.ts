import { AppError } from '#shared/errors.ts'
import type { MailConfig } from '../base/settings/mail-config.ts'
import type { OutboundLimits } from '#server/base/limits.ts'
import { openEmailJs } from './emailjs.ts'
import type { OpenRoute } from './route.ts'
import { openSmtp } from './smtp.ts'

type Parts = { mail: () => MailConfig; publicUrl: URL; limits: OutboundLimits }
type Opened = { config: MailConfig; route: OpenRoute; inUse: number }

/**
 * The route that is in force. Settings may change at any time: whatever is on its way goes on by the former route, which
 * is closed when its last mail has left.
 */
export function createWayOut({ mail, publicUrl, limits }: Parts) {
  let current: Opened | undefined

  function opened(): Opened {
    const config = mail()
    if (current?.config === config) return current
    const former = current
    current = { config, route: openRoute(config), inUse: 0 }
    if (former) closeUnused(former)
    return current
  }

  function openRoute({ route, unreadable }: MailConfig): OpenRoute {
    if (unreadable) return closedRoute(unreadable)
    if (route.kind === 'smtp') return openSmtp(route, publicUrl, limits)
    return route.kind === 'emailjs' ? openEmailJs(route, limits) : closedRoute('no route')
  }

  function closeUnused(way: Opened) {
    if (way.inUse === 0 && way !== current) way.route.close()
  }

  return {
    async use<Result>(work: (route: OpenRoute) => Promise<Result>): Promise<Result> {
      const way = opened()
      way.inUse++
      try {
        return await work(way.route)
      } finally {
        way.inUse--
        closeUnused(way)
      }
    },
    /** By a connection of its own, so that giving up cuts off nothing else. */
    async useAlone<Result>(work: (route: OpenRoute, signal: AbortSignal) => Promise<Result>, limitMs: number) {
      const route = openRoute(mail())
      const signal = AbortSignal.timeout(limitMs)
      const { promise: late, reject } = Promise.withResolvers<never>()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      try {
        return await Promise.race([work(route, signal), late])
      } finally {
        route.close()
      }
    },
    close: () => current?.route.close(),
  }
}

/** Says why it cannot deliver; the outbox tries again until it can. */
function closedRoute(reason: string): OpenRoute {
  const refuse = async () => {
    throw new AppError('unavailable', 503, reason)
  }
  return { deliver: refuse, send: refuse, greet: refuse, close() {} }
}
