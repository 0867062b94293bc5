import { expect, test } from 'vitest'
import { storageOperationRetryMs, storageUploadRetryMs } from './backoff.ts'
import { retryWithBackoff } from './backoff.ts'
import { createFakeClock } from './fake-clock.ts'
import { isTransientError, storageError } from './storage-error.ts'

const refused = storageError('unknown')

async function fail(limitMs: number, clock = createFakeClock(), attemptMs = 0) {
  let attempts = 0
  const work = retryWithBackoff(
    async () => {
      attempts++
      clock.pass(attemptMs)
      throw refused
    },
    { limitMs, clock, isTransient: isTransientError },
  )
  await expect(work).rejects.toMatchObject({ code: 'retry-limit-exceeded', cause: refused })
  return { attempts, slept: clock.slept.map((ms) => ms / 1_000) }
}

test('operations wait 2, 4, 8 … seconds; when two minutes are over, one last attempt follows at once', async () => {
  // 2 + 4 + 8 + 16 + 32 = 62, so the wait of 64 is cut to 58.
  expect(await fail(storageOperationRetryMs)).toEqual({ attempts: 7, slept: [2, 4, 8, 16, 32, 58] })
})

test('uploads are patient for ten minutes, never waiting longer than 64 seconds', async () => {
  const { slept } = await fail(storageUploadRetryMs)
  expect(slept).toEqual([2, 4, 8, 16, 32, 64, 64, 64, 64, 64, 64, 64, 64, 26])
  expect(slept.reduce((sum, seconds) => sum + seconds)).toBe(600)
})

test('chance adds up to a second to each wait', async () => {
  const { slept } = await fail(storageOperationRetryMs, createFakeClock(0.5))
  expect(slept.slice(0, 3)).toEqual([2.5, 4.5, 8.5])
})

test('time that runs out during an attempt ends it without another', async () => {
  expect(await fail(storageOperationRetryMs, createFakeClock(), 130_000)).toEqual({ attempts: 1, slept: [] })
})

test.each([
  [500, true],
  [503, true],
  [408, true],
  [429, true],
  [0, true],
  [400, false],
  [401, false],
  [404, false],
  [413, false],
])('status %i may pass: %s', (status, mayPass) => {
  expect(isTransientError(storageError('unknown', { status }))).toBe(mayPass)
})
