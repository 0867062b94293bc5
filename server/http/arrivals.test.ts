import { expect, test } from 'vitest'
import { createArrivals } from './arrivals.ts'

/** Somebody comes in each of so many turns of the loop. */
function comeInTurns(count: () => void, turns: number) {
  let came = 0
  const come = () => {
    if (came === turns) return
    came += 1
    count()
    setImmediate(come)
  }
  setImmediate(come)
  return () => came
}

test('work waits until everybody at the door is in', async () => {
  const { count, lull } = createArrivals()
  const came = comeInTurns(count, 20)
  await lull()
  expect(came()).toBe(20)
})

test('a stream of people without end does not stop work', async () => {
  const { count, lull } = createArrivals()
  const came = comeInTurns(count, 1_000)
  await lull()
  const first = came()
  expect(first).toBeLessThan(200)
  await lull()
  expect(came() - first).toBeGreaterThan(50)
})

test('work begins one after the other', async () => {
  const { count, lull } = createArrivals()
  const order: string[] = []
  async function first() {
    await lull()
    order.push('first')
    // Comes in while the first works.
    setImmediate(() => {
      count()
      order.push('somebody')
    })
  }
  async function second() {
    await lull()
    order.push('second')
  }
  await Promise.all([first(), second()])
  expect(order).toEqual(['first', 'somebody', 'second'])
})
