import { expect, test } from 'vitest'
import { closedState } from './sent-overlay.tsx'

const hours = JSON.stringify([{ day: 'thursday', opens: '08:00', closes: '18:00' }])
const at = (time: string) => new Date(`2026-11-12T${time}:00+01:00`)

test('an answer is put off only while nobody is there and somebody will be', () => {
  expect(closedState({ hours }, at('12:00'))).toBeUndefined()
  expect(closedState({ hours }, at('18:00'))).toMatchObject({ next: { day: 'thursday', opens: '08:00', inDays: 7 } })
  expect(closedState({ hours: '[]' }, at('18:00'))).toBeUndefined()
  expect(closedState({}, at('18:00'))).toBeUndefined()
  const special = JSON.stringify([{ date: '2026-11-12', name: 'Betriebsausflug', hours: [] }])
  expect(closedState({ hours, special }, at('12:00'))).toMatchObject({ reason: 'Betriebsausflug' })
})
