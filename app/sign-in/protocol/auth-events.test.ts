import { expect, test, vi } from 'vitest'
import { createAuthEvents } from './auth-events.ts'

const event = { type: 'signInViaPopup', eventId: 'event-1' } as const
const tenMinutes = 600_000

function setUp() {
  let time = 1_000
  const events = createAuthEvents(() => time)
  const take = vi.fn()
  const leave = events.expect({ ...event, take })
  return { events, take, leave, pass: (ms: number) => (time += ms) }
}

test('an event that arrives twice is handled once', () => {
  const { events, take } = setUp()
  events.receive(event)
  events.receive({ ...event })
  expect(take).toHaveBeenCalledTimes(1)
})

test('ten minutes after the last event the seen ones are forgotten, not before', () => {
  const { events, take, pass } = setUp()
  events.receive(event)
  pass(tenMinutes - 1)
  events.receive(event)
  expect(take).toHaveBeenCalledTimes(1)
  pass(1)
  events.receive(event)
  expect(take).toHaveBeenCalledTimes(2)
})

test('another event moves the ten minutes on', () => {
  const { events, take, pass } = setUp()
  const other = { type: 'signInViaPopup', eventId: 'event-2' } as const
  events.expect({ ...other, take: vi.fn() })
  events.receive(event)
  pass(tenMinutes - 1)
  events.receive(other)
  pass(2)
  events.receive(event)
  expect(take).toHaveBeenCalledTimes(1)
})

test('an event goes only to whoever waits for its kind and number, and not after they have left', () => {
  const { events, take, leave } = setUp()
  events.receive({ ...event, eventId: 'foreign' })
  events.receive({ ...event, type: 'signInViaRedirect' })
  expect(take).not.toHaveBeenCalled()
  leave()
  events.receive(event)
  expect(take).not.toHaveBeenCalled()
})

test('an event that nobody waited for is not used up', () => {
  const { events, take, leave } = setUp()
  leave()
  events.receive(event)
  events.expect({ ...event, take })
  events.receive(event)
  expect(take).toHaveBeenCalledTimes(1)
})
