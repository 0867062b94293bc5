import { expect, test } from 'vitest'
import { isScrolled } from './follow-header.ts'

test('the header reacts beyond 20 px, not at 20 px', () => {
  expect(isScrolled(0)).toBe(false)
  expect(isScrolled(20)).toBe(false)
  expect(isScrolled(20.5)).toBe(true)
  expect(isScrolled(21)).toBe(true)
})
