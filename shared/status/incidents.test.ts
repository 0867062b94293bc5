import { expect, test } from 'vitest'
import { incidents, type Incident } from '#shared/content/incidents.ts'
import { turnsBetween, incidentNotices, incidentState, noticeFor, shownIncidents } from './incidents.ts'

const now = new Date('2026-11-15T10:00:00.000Z')
const services = [
  { id: 'ti', title: 'TI-Anbindung', address: 'ti', ownPage: '/healthcare-it' },
  { id: 'cloud', title: 'Cloud', address: 'cloud', ownPage: '' },
]
const make = (values: Partial<Incident>): Incident => ({
  ...(incidents.schema.parse({ title: 'Konnektoren gestört', text: 'Wir arbeiten daran.' }) as Incident),
  id: 'a',
  createdAt: '2026-11-15T09:00:00.000Z',
  updatedAt: '2026-11-15T09:00:00.000Z',
  ...values,
})

test.each([
  [{}, 'current'],
  [{ startsAt: '2026-11-15T11:00:00.000Z' }, 'planned'],
  [{ startsAt: '2026-11-15T10:00:00.000Z' }, 'current'],
  [{ endsAt: '2026-11-15T10:00:01.000Z' }, 'current'],
  [{ endsAt: '2026-11-15T10:00:00.000Z' }, 'over'],
  [{ startsAt: '2026-11-15T11:00:00.000Z', endsAt: '2026-11-15T09:30:00.000Z' }, 'over'],
] as const)('%o is %s', (values, state) => {
  expect(incidentState(make(values), now)).toBe(state)
})

test('a bar is on the pages of the services concerned, on all where none is named, and the gravest wins', () => {
  const some = make({ id: 'some', services: [{ service: 'ti' }, { service: 'gone' }] })
  const everywhere = make({ id: 'all', severity: 'notice' })
  const ended = make({ id: 'ended', endsAt: '2026-11-15T09:30:00.000Z' })
  const notices = incidentNotices([some, everywhere, ended], services, now)
  expect(noticeFor('/healthcare-it', notices)?.id).toBe('some')
  expect(noticeFor('/blog', notices)?.id).toBe('all')
  expect(noticeFor('/blog', incidentNotices([some, ended], services, now))).toBeUndefined()
})

test('what is going on, what is planned and what was stand apart, with names of what is concerned', () => {
  const all = [
    make({ id: 'later', startsAt: '2026-11-20T20:00:00.000Z' }),
    make({ id: 'soon', startsAt: '2026-11-16T20:00:00.000Z' }),
    make({ id: 'now', services: [{ service: 'ti' }], affected: ['E-Rezept'] }),
    make({ id: 'done', endsAt: '2026-11-15T09:30:00.000Z' }),
  ]
  const { current, planned, past } = shownIncidents(all, services, now)
  expect(current).toMatchObject([{ id: 'now', affected: ['TI-Anbindung', 'E-Rezept'] }])
  expect(planned.map(({ id }) => id)).toEqual(['soon', 'later'])
  expect(past.map(({ id }) => id)).toEqual(['done'])
})

test('pages have something else to say when one begins or ends by itself, and only then', () => {
  const all = [make({ startsAt: '2026-11-15T11:00:00.000Z', endsAt: '2026-11-15T13:00:00.000Z' })]
  const at = (time: string) => new Date(`2026-11-15T${time}:00.000Z`)
  expect(turnsBetween(all, at('10:00'), at('10:59'))).toBe(false)
  expect(turnsBetween(all, at('10:59'), at('11:00'))).toBe(true)
  expect(turnsBetween(all, at('11:00'), at('12:59'))).toBe(false)
  expect(turnsBetween(all, at('12:59'), at('13:01'))).toBe(true)
})
