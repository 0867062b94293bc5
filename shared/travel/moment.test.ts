import { expect, test } from 'vitest'
import { readMoment, travelAddress, travelAsked, withTravel } from './moment.ts'

test('a moment is read to the minute, the second or the millisecond', () => {
  expect(readMoment('2026-11-17T09:00Z')).toBe('2026-11-17T09:00:00.000Z')
  expect(readMoment('2026-11-17T09:00:30Z')).toBe('2026-11-17T09:00:30.000Z')
  expect(readMoment('2026-11-17T09:00:30.5Z')).toBe('2026-11-17T09:00:30.500Z')
})

test('what is no moment is none', () => {
  for (const text of [
    '',
    'gestern',
    '2026-11-17',
    '2026-02-31T09:00Z',
    '2026-11-17T25:00Z',
    '2026-11-17T09:00',
    '2026-11-17T09:00+01:00',
    '1999-12-31T23:59Z',
    '2100-01-01T00:00Z',
    '2026-11-17T09:00Z; drop table revisions',
  ])
    expect(readMoment(text), text).toBeUndefined()
})

test('the moment goes with a path, its query and its place on the page', () => {
  const query = 'vorschau=zeit%3A2026-11-17T09%3A00%3A00.000Z'
  expect(travelAddress('/faq', '2026-11-17T09:00:00.000Z')).toBe(`/faq?${query}`)
  expect(withTravel('/blog?seite=2#liste', query)).toBe(`/blog?seite=2&${query}#liste`)
  expect(travelAddress('/', '2026-11-17T09:00:00.000Z', true)).toBe(`/?${query}&farben=dunkel`)
  expect(travelAsked('zeit:2026')).toBe('2026')
  expect(travelAsked('faq:neu')).toBeUndefined()
})
