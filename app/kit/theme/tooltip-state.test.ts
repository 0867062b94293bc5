import { expect, test } from 'vitest'
import { nextTooltipState, type TooltipEvent, type TooltipState } from './tooltip-state.ts'

function after(...events: TooltipEvent[]): TooltipState {
  return events.reduce(nextTooltipState, 'hidden')
}

test('a turn shows the tooltip automatically and hides it again', () => {
  expect(after('turn-begins')).toBe('automatic')
  expect(after('turn-begins', 'turn-ends')).toBe('hidden')
})

test('who points at it keeps it, however the turns go', () => {
  expect(after('turn-begins', 'ask', 'turn-ends')).toBe('asked')
  expect(after('ask', 'turn-begins')).toBe('asked')
  expect(after('ask', 'leave')).toBe('hidden')
})

test('Esc dismisses it until it is asked for or its next turn comes', () => {
  expect(after('ask', 'dismiss')).toBe('hidden')
  expect(after('turn-begins', 'dismiss', 'turn-ends')).toBe('hidden')
  expect(after('turn-begins', 'dismiss', 'turn-ends', 'turn-begins')).toBe('automatic')
  expect(after('ask', 'dismiss', 'ask')).toBe('asked')
})
