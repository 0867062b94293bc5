import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

test('work runs in the order it came, one after the other, also behind work that failed', async () => {
  const { run, isBusy } = createSerialQueue()
  const told: string[] = []
  const work = (name: string) => async () => {
    told.push(`${name} begins`)
    await Promise.resolve()
    told.push(`${name} ends`)
    if (name === 'b') throw new Error(name)
    return name
  }
  const [a, b, c] = await Promise.allSettled([run(work('a')), run(work('b')), run(work('c'))])
  expect(told).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect([a, b.status, c]).toMatchObject([{ value: 'a' }, 'rejected', { value: 'c' }])
  expect(isBusy()).toBe(false)
})
