import { expect, test } from 'vitest'
import { parseIdentityMessage, type IdentityMessage } from './identity-channel.ts'

test('messages arrive as they were sent', () => {
  const messages: IdentityMessage[] = [
    { kind: 'handler-ready', eventId: 'e1', webStorageSupport: true },
    { kind: 'auth-event', event: { type: 'signInViaPopup', eventId: 'e1' } },
    { kind: 'auth-event', event: { type: 'signInViaPopup', eventId: 'e1', error: 'user-disabled' } },
    { kind: 'event-received', eventId: 'e1' },
    { kind: 'user-changed' },
  ]
  for (const message of messages) expect(parseIdentityMessage(structuredClone(message))).toEqual(message)
})

test('what other scripts send is none of ours', () => {
  for (const other of [null, 'setImmediate$1', 7, {}, { kind: 'handler-ready' }, { kind: 'other', eventId: 'e1' }])
    expect(parseIdentityMessage(other)).toBeNull()
})

test('an event without its parts is empty, and an unknown error an internal one', () => {
  expect(parseIdentityMessage({ kind: 'auth-event' })).toEqual({ kind: 'auth-event', event: null })
  expect(parseIdentityMessage({ kind: 'auth-event', event: { type: 'linkViaPopup', eventId: 'e1' } })).toEqual({
    kind: 'auth-event',
    event: null,
  })
  expect(
    parseIdentityMessage({ kind: 'auth-event', event: { type: 'signInViaPopup', eventId: 'e1', error: {} } }),
  ).toMatchObject({ event: { error: 'internal-error' } })
})
