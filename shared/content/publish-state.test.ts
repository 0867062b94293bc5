import { expect, test } from 'vitest'
import { publishState } from './publish-state.ts'

test.each([
  [{ isPublic: false, hasDraft: true, publishAt: null }, 'draft'],
  [{ isPublic: true, hasDraft: false, publishAt: null }, 'published'],
  [{ isPublic: true, hasDraft: true, publishAt: null }, 'changed'],
  [{ isPublic: false, hasDraft: true, publishAt: '2026-12-01T08:00:00Z' }, 'scheduled'],
  [{ isPublic: true, hasDraft: true, publishAt: '2026-12-01T08:00:00Z' }, 'scheduled'],
] as const)('%j is %s', (item, state) => {
  expect(publishState(item)).toBe(state)
})
