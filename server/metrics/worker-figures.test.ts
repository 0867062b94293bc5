import { expect, test } from 'vitest'
import { gauge, metricLines } from './metric-lines.ts'
import { byWorker } from './worker-figures.ts'

test('figures of several workers stand under one head, and each says whose it is', () => {
  const figures = (bytes: number) => [
    gauge('memory_bytes', 'Memory.', { value: bytes }),
    gauge('renders', 'Renders.', { labels: { state: 'running' }, value: 1 }),
  ]
  const workers = [
    { worker: 1, metrics: figures(10) },
    { worker: 3, metrics: figures(20) },
  ]
  expect(metricLines(byWorker(workers))).toBe(
    [
      '# HELP memory_bytes Memory.',
      '# TYPE memory_bytes gauge',
      'memory_bytes{worker="1"} 10',
      'memory_bytes{worker="3"} 20',
      '# HELP renders Renders.',
      '# TYPE renders gauge',
      'renders{worker="1",state="running"} 1',
      'renders{worker="3",state="running"} 1',
      '',
    ].join('\n'),
  )
})
