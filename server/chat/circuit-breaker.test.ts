import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function createClock() {
  let time = 0
  const breaker = createCircuitBreaker(() => new Date(time))
  return { breaker, pass: (ms: number) => (time += ms), fail: (times: number) => repeat(times, breaker.failed) }
}

function repeat(times: number, action: () => void) {
  for (let done = 0; done < times; done++) action()
}

test('five failures in a row give the webhook a rest of 60 seconds', () => {
  const { breaker, pass, fail } = createClock()
  fail(4)
  expect(breaker.resting).toBe(false)
  fail(1)
  expect(breaker.resting).toBe(true)
  pass(59_999)
  expect(breaker.resting).toBe(true)
  pass(1)
  expect(breaker.resting).toBe(false)
})

test('a success in between starts the count anew', () => {
  const { breaker, fail } = createClock()
  fail(4)
  breaker.succeeded()
  fail(4)
  expect(breaker.resting).toBe(false)
})

test('after the rest one more failure is enough, one success ends it', () => {
  const { breaker, pass, fail } = createClock()
  fail(5)
  pass(60_000)
  fail(1)
  expect(breaker.resting).toBe(true)
  pass(60_000)
  breaker.succeeded()
  fail(4)
  expect(breaker.resting).toBe(false)
})
