import cluster from 'node:cluster'
import type { Metric } from './metric-lines.ts'

/** What workers and the process that looks after them say to each other (pass-figures-on.ts). */
export type FigureMessage =
  /** A worker wants to know the figures of all. */
  | { figures: 'of-all'; question: string }
  /** So each is asked for its own, */
  | { figures: 'wanted'; question: string }
  /** tells them, */
  | { figures: 'told'; question: string; metrics: Metric[] }
  /** and the one who asked gets them together. */
  | { figures: 'all'; question: string; workers: WorkerFigures[] }
export type WorkerFigures = { worker: number; metrics: Metric[] }

/** Whichever of several workers is asked tells of all of them; undefined where there is only this process. */
export function openWorkerFigures(own: () => Metric[]) {
  const self = cluster.worker
  if (!self) return undefined
  const waiting = new Map<string, (workers: WorkerFigures[]) => void>()
  const say = (message: FigureMessage) => process.send?.(message)
  let questions = 0

  const hear = (message: FigureMessage) => {
    if (message.figures === 'wanted') say({ ...message, figures: 'told', metrics: own() })
    if (message.figures !== 'all') return
    waiting.get(message.question)?.(message.workers)
    waiting.delete(message.question)
  }
  process.on('message', hear)
  return {
    all(): Promise<WorkerFigures[]> {
      questions += 1
      const question = `${self.id}/${questions}`
      return new Promise((resolve) => {
        waiting.set(question, resolve)
        say({ figures: 'of-all', question })
      })
    },
    close: () => void process.off('message', hear),
  }
}

/** Every sample says whose it is; whoever reads them adds up what can be added. */
export function byWorker(workers: readonly WorkerFigures[]): Metric[] {
  const together = new Map<string, Metric>()
  for (const { worker, metrics } of workers)
    for (const metric of metrics) {
      const samples = metric.samples.map((sample) => ({
        ...sample,
        labels: { worker: String(worker), ...sample.labels },
      }))
      const known = together.get(metric.name)
      if (known) known.samples.push(...samples)
      else together.set(metric.name, { ...metric, samples })
    }
  return [...together.values()]
}
