import { expect, test } from 'vitest'
import type { Site } from '#site/page/site.ts'
import { announcementData } from './status-meta.ts'

const site = { publicUrl: 'https://musterwerk.example', company: { name: 'Musterwerk' } } as Site
const incident = {
  id: 'ti',
  title: 'Konnektoren gestört',
  kind: 'incident',
  severity: 'outage',
  text: 'Wir arbeiten daran.',
  state: 'current',
  startsAt: '2026-11-15T09:00:00.000Z',
  endsAt: '',
  affected: [],
  updates: [],
} as const

test('search engines get the newest word, and an end only where there is one', () => {
  const data = announcementData({ ...incident, affected: [], updates: [] }, site)
  expect(data).toMatchObject({
    '@type': 'SpecialAnnouncement',
    url: 'https://musterwerk.example/status#ti',
    text: 'Wir arbeiten daran.',
    datePosted: '2026-11-15T09:00:00.000Z',
  })
  expect(data).not.toHaveProperty('expires')
  const updates = [{ at: '2026-11-15T10:00:00.000Z', text: 'Behoben.' }]
  const ended = announcementData({ ...incident, affected: [], updates, endsAt: '2026-11-15T10:00:00.000Z' }, site)
  expect(ended).toMatchObject({ text: 'Behoben.', expires: '2026-11-15T10:00:00.000Z' })
})
