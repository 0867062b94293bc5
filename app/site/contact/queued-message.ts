import { queuedMessageMaxAgeMs } from '#shared/limits.ts'
import type { ContactValues } from '#shared/contact/contact.ts'
import { createObservable } from '#kit/state/observable.ts'
import { queueKey } from './queue-key.ts'

/** A message that waits for a connection because its sender chose so (J4). */
export type QueuedMessage = { values: ContactValues; recipient: string; queuedAt: number }

const queued = createObservable<QueuedMessage | null>(null)
export const queuedMessage = queued.get
export const subscribeToQueue = queued.subscribe

/** False where the browser keeps nothing for us. */
export function queueMessage(values: ContactValues, recipient: string): boolean {
  const message = { values, recipient, queuedAt: Date.now() }
  try {
    localStorage.setItem(queueKey, JSON.stringify(message))
  } catch {
    return false
  }
  queued.set(message)
  return true
}

/** What this or another tab left; kept a week at most. */
export function readQueue(): QueuedMessage | null {
  let message: QueuedMessage | null = null
  try {
    message = JSON.parse(localStorage.getItem(queueKey) ?? 'null') as QueuedMessage | null
  } catch {
    // Nothing of ours can be read from it.
  }
  if (message && !(Date.now() - message.queuedAt < queuedMessageMaxAgeMs)) {
    forgetQueued()
    return null
  }
  if (JSON.stringify(message) !== JSON.stringify(queued.get())) queued.set(message)
  return message
}

export function forgetQueued() {
  localStorage.removeItem(queueKey)
  queued.set(null)
}
