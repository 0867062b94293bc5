import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work in the background lets others have their turn once it has lasted long enough, and no sooner', async () => {
  let now = 0
  let others = 0
  const turn = createTurns(() => now)
  const other = () => setImmediate(() => others++)
  other()
  for (let short = 0; short < 1_000; short++) await turn()
  expect(others).toBe(0)
  now += 4
  await turn()
  expect(others).toBe(1)
  other()
  now += 3
  await turn()
  expect(others).toBe(1)
})
