import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChores, type Chore } from './chores.ts'
import { createLog } from './log.ts'

const silentLog = createLog('silent')

function started(list: Chore[], quietMs?: number) {
  const chores = createChores(silentLog, undefined, quietMs)
  chores.start(list)
  return chores
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a chore runs at once, comes back after its pause also when it failed, and ends when stopped', async () => {
  let runs = 0
  const work = async () => {
    runs += 1
    if (runs === 1) throw new Error('no luck')
  }
  const chores = started([{ name: 'test', everyMs: 1_000, work }])
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(chores.states()).toMatchObject([{ name: 'test', failed: true, finishedAt: expect.any(String) }])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(2)
  expect(chores.states()).toMatchObject([{ failed: false }])
  await chores.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(2)
})

test('stopping waits for what is under way', async () => {
  let finish = () => {}
  const work = () => new Promise<void>((resolve) => (finish = resolve))
  const chores = started([{ name: 'test', everyMs: 1_000, work }])
  let stopped = false
  const ending = chores.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(10)
  expect(stopped).toBe(false)
  finish()
  await ending
})

test('a chore in no hurry leaves the start to others, and never begins once stopped', async () => {
  let runs = 0
  const chore = { name: 'test', everyMs: 1_000, firstAfterMs: 300, work: async () => void (runs += 1) }
  const chores = started([chore])
  await vi.advanceTimersByTimeAsync(299)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(1)
  await chores.stop()
  const others = started([chore])
  await others.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(1)
})

test('the first moments belong to visitors, unless a chore has a time of its own', async () => {
  const ran: string[] = []
  const chore = (name: string) => ({ name, everyMs: 1_000, work: async () => void ran.push(name) })
  const chores = started([chore('any'), { ...chore('own'), firstAfterMs: 300 }], 500)
  await vi.advanceTimersByTimeAsync(499)
  expect(ran).toEqual(['own'])
  await vi.advanceTimersByTimeAsync(1)
  expect(ran).toEqual(['own', 'any'])
  await chores.stop()
})
