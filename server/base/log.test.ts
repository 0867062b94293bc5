import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

test('a line is one JSON object with the cause of the trouble', () => {
  const lines: string[] = []
  const log = createLog('info', (text) => lines.push(text))
  log.debug('hidden')
  log.warn('odd', { cause: Object.assign(new Error('why'), { code: 'E1' }), id: 'r1' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'warn', message: 'odd', id: 'r1', cause: 'why', code: 'E1' })
})

test('requests are written together, and before anything that is written at once', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const log = createLog('info', (text) => lines.push(text))
  log.request('a', 'GET', '/x"y', 200, 3)
  log.request('b', 'GET', '/', 304, 'memory')
  expect(lines).toEqual([])
  vi.advanceTimersByTime(200)
  const [first, second] = lines[0]!.trim().split('\n')
  expect(JSON.parse(first!)).toMatchObject({ id: 'a', path: '/x"y', status: 200, ms: 3 })
  expect(JSON.parse(second!)).toMatchObject({ id: 'b', status: 304, from: 'memory' })
  log.request('c', 'GET', '/', 200, 1)
  log.error('now')
  expect(lines.slice(1).map((line) => JSON.parse(line).message)).toEqual(['request', 'now'])
  vi.useRealTimers()
})

test('addresses that are secrets do not reach the log', () => {
  const lines: string[] = []
  const log = createLog('info', (text) => lines.push(text))
  log.request('a', 'GET', '/einrichtung/geheim', 200, 3)
  log.request('b', 'GET', '/vorschau/geheim.data', 200, 3)
  log.flush()
  expect(lines.join('')).not.toContain('geheim')
})
