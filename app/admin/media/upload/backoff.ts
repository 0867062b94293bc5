import { storageError } from './storage-error.ts'

/** Storage retry: operations 2 min, uploads 10 min. */
export const storageOperationRetryMs = 120_000
export const storageUploadRetryMs = 600_000

const longestWaitSeconds = 64

type Options = { limitMs: number; clock: Clock; isTransient(error: unknown): boolean; signal?: AbortSignal }

/**
 * Tries at once, then after 2, 4, 8 … 64, 64 seconds and a little chance. When the time is up during a wait, one last
 * attempt is made at once; then `retry-limit-exceeded` (behaviour D2).
 */
export async function retryWithBackoff<Result>(
  attempt: (number: number) => Promise<Result>,
  { limitMs, clock, isTransient: mayPass, signal }: Options,
): Promise<Result> {
  const endsAt = clock.now() + limitMs
  let waitSeconds = 1
  for (let number = 1; ; number++) {
    try {
      return await attempt(number)
    } catch (cause) {
      if (signal?.aborted || !mayPass(cause)) throw cause
      const leftMs = endsAt - clock.now()
      if (leftMs <= 0) throw storageError('retry-limit-exceeded', { cause })
      waitSeconds = Math.min(waitSeconds * 2, longestWaitSeconds)
      await clock.sleep(Math.min((waitSeconds + clock.random()) * 1_000, leftMs), signal)
    }
  }
}

/** Time and chance, as arguments: tests wait minutes in no time. */
export type Clock = { now(): number; random(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }

export const browserClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, ms)
      signal?.addEventListener('abort', stop, { once: true })
    }),
}
