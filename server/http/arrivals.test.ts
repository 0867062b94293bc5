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
  const { connected, lull } = createArrivals()
  const came = comeInTurns(connected, 20)
  await lull()
  expect(came()).toBe(20)
})

test('a stream of people without end does not stop work', async () => {
  const { connected, lull } = createArrivals()
  const came = comeInTurns(connected, 1_000)
  await lull()
  const first = came()
  expect(first).toBeLessThan(200)
  await lull()
  expect(came() - first).toBeGreaterThan(50)
})

test('who is patient waits until nobody gets pages any more, and hurries where somebody has to', async () => {
  const { answered, lull } = createArrivals()
  answered()
  const came = comeInTurns(answered, 5_000)
  await lull(60_000)
  expect(came()).toBe(5_000)

  const more = comeInTurns(answered, 1_000_000)
  await lull(60_000, () => more() > 1_000)
  expect(more()).toBeLessThan(1_000_000)
})

test('a loop that was held up has not been quiet', async () => {
  const { answered, lull } = createArrivals()
  answered()
  let came = 0
  // As one who asks again a moment after each answer; requests are read after timers are over.
  function ask() {
    setImmediate(() => {
      answered()
      if (++came < 30) setTimeout(ask, 1)
    })
  }
  const quiet = lull(60_000)
  setImmediate(() => {
    for (const until = performance.now() + 20; performance.now() < until;);
    ask()
  })
  await quiet
  expect(came).toBe(30)
})

test('work begins one after the other', async () => {
  const { connected, lull } = createArrivals()
  const order: string[] = []
  async function first() {
    await lull()
    order.push('first')
    // Comes in while the first works.
    setImmediate(() => {
      connected()
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
