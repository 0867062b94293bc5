import { authEventsKeptMs } from '#shared/limits.ts'
import type { AuthEvent } from './identity-channel.ts'

export type AuthEvents = ReturnType<typeof createAuthEvents>
type Consumer = Pick<AuthEvent, 'type' | 'eventId'> & { take(event: AuthEvent): void }

/**
 * Hands each event to whoever waits for it, once: it arrives over two ways and may be sent again. What was seen is
 * forgotten ten minutes after the last event (B11).
 */
export function createAuthEvents(now: () => number = Date.now) {
  const consumers = new Set<Consumer>()
  const seen = new Set<string>()
  let lastEventAt = now()

  return {
    expect(consumer: Consumer): () => void {
      consumers.add(consumer)
      return () => consumers.delete(consumer)
    },

    receive(event: AuthEvent): void {
      if (now() - lastEventAt >= authEventsKeptMs) seen.clear()
      const uid = `${event.type}-${event.eventId}`
      if (seen.has(uid)) return
      for (const consumer of consumers) {
        if (consumer.type !== event.type || consumer.eventId !== event.eventId) continue
        seen.add(uid)
        lastEventAt = now()
        consumer.take(event)
      }
    },
  }
}
