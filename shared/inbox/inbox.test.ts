import { expect, test } from 'vitest'
import { addMonths, replyLink, type InboxMessage } from './inbox.ts'

const message: InboxMessage = {
  id: '1',
  name: 'Jörg Müller',
  email: 'joerg+web@praxis.example',
  phone: '',
  message: 'Erste Zeile\nZweite Zeile & mehr',
  state: 'read',
  receivedAt: '2026-11-14T23:30:00Z',
  closedAt: null,
  repeats: false,
  delivery: { state: 'stored' },
  assignee: null,
  labels: [],
}

test('a reply greets the sender and quotes the message', () => {
  const url = new URL(replyLink(message))
  expect(url.protocol + url.pathname).toBe('mailto:joerg%2Bweb@praxis.example')
  expect(url.searchParams.get('subject')).toBe('Ihre Anfrage')
  expect(url.searchParams.get('body')).toBe(
    'Guten Tag Jörg Müller,\r\n\r\n\r\nAm 15. November 2026 schrieben Sie:\r\n> Erste Zeile\r\n> Zweite Zeile & mehr',
  )
  expect(replyLink(message)).not.toContain('+')
})

test.each([
  ['2026-08-31T10:00:00.000Z', -6, '2026-02-28T10:00:00.000Z'],
  ['2026-03-15T10:00:00.000Z', -6, '2025-09-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to)
})
