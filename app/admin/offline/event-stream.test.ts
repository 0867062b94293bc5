import { expect, test } from 'vitest'
import { createEventReader } from './event-stream.ts'

const stream = ': hallo\n\nevent: change\ndata: {}\n\ndata: eins\ndata: zwei\n\nevent: event: change\ndata:x\n\n'
const events = [
  { name: 'change', data: '{}' },
  { name: 'message', data: 'eins\nzwei' },
  { name: 'event: change', data: 'x' },
]

test('events are the same however the stream is cut, and with every kind of line break', () => {
  for (const text of [stream, stream.replaceAll('\n', '\r\n')])
    for (let size = 1; size <= text.length; size++) {
      const read = createEventReader()
      const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs'))!
      expect(pieces.flatMap((piece) => read(piece))).toEqual(events)
    }
  // A lone return is a line break as soon as something follows it.
  const read = createEventReader()
  expect(`${stream.replaceAll('\n', '\r')}:`.match(/.{1,3}/gs)!.flatMap((piece) => read(piece))).toEqual(events)
})

test('an event without data, or one that has not ended, is none', () => {
  expect(createEventReader()('event: change\n\n')).toEqual([])
  expect(createEventReader()('event: change\ndata: {}\n')).toEqual([])
})
