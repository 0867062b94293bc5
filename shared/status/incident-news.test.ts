import { expect, test } from 'vitest'
import type { Incident } from '#shared/content/incidents.ts'
import { incidentNews } from './incident-news.ts'

const now = new Date('2026-11-15T10:00:00Z')
const incident = {
  id: 'ti',
  title: 'Konnektoren gestört',
  text: 'Wir arbeiten daran.',
  kind: 'incident',
  severity: 'outage',
  services: [],
  affected: [],
  startsAt: '',
  endsAt: '',
  updates: [],
  createdAt: '2026-11-15T09:00:00.000Z',
  updatedAt: '2026-11-15T09:00:00.000Z',
} as unknown as Incident
const update = { at: '2026-11-15T09:30:00.000Z', text: 'Ursache gefunden.' }
const newsOf = (changes: Partial<Incident>, told: string[] = []) =>
  incidentNews({ ...incident, ...changes }, new Set(told), now)

test('a new message is told, and only once', () => {
  expect(newsOf({})).toEqual({ what: 'opened', events: ['begin'], text: 'Wir arbeiten daran.', isFresh: true })
  expect(newsOf({}, ['begin'])).toBeUndefined()
})

test('maintenance that lies ahead is told as planned, and its beginning is no news', () => {
  const planned = { kind: 'maintenance' as const, startsAt: '2026-11-20T20:00:00.000Z' }
  expect(newsOf(planned)).toMatchObject({ what: 'planned' })
  expect(newsOf({ ...planned, startsAt: '2026-11-15T09:59:00.000Z' }, ['begin'])).toBeUndefined()
})

test('an update is told with its own words', () => {
  const told = newsOf({ updates: [update] }, ['begin'])
  expect(told).toMatchObject({ what: 'updated', text: 'Ursache gefunden.' })
  expect(newsOf({ updates: [update] }, ['begin', ...told!.events])).toBeUndefined()
})

test('the end and what was said with it are one mail', () => {
  const ended = newsOf({ endsAt: '2026-11-15T09:30:00.000Z', updates: [update] }, ['begin'])
  expect(ended).toMatchObject({ what: 'closed', text: 'Ursache gefunden.', isFresh: true })
  expect(ended!.events).toHaveLength(2)
})

test('what ends by the clock is told without words of its own', () => {
  expect(newsOf({ endsAt: '2026-11-15T10:00:00.000Z' }, ['begin'])).toMatchObject({ what: 'closed', text: '' })
  expect(newsOf({ endsAt: '2026-11-15T10:00:01.000Z' }, ['begin'])).toBeUndefined()
})

test('what was over long ago is told to nobody', () => {
  expect(newsOf({ endsAt: '2026-11-13T10:00:00.000Z' })).toMatchObject({ what: 'closed', isFresh: false })
})
