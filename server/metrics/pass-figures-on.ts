import cluster, { type Worker } from 'node:cluster'
import type { FigureMessage, WorkerFigures } from './worker-figures.ts'

/** A worker that hangs must not keep the others from being watched. */
const answerWithinMs = 2_000

/** In the process that looks after workers: what one of them wants to know of all is asked of each that takes requests. */
export function passFiguresOn(): void {
  const atWork = new Set<Worker>()
  cluster.on('listening', (worker) => atWork.add(worker))
  cluster.on('exit', (worker) => atWork.delete(worker))
  cluster.on('message', (asker, message: FigureMessage) => {
    if (message.figures === 'of-all') void collect(asker, message.question, [...atWork])
  })
}

async function collect(asker: Worker, question: string, workers: Worker[]): Promise<void> {
  const told = await Promise.all(workers.map((worker) => figuresOf(worker, question)))
  const known = told.filter((figures) => figures !== undefined).toSorted((a, b) => a.worker - b.worker)
  send(asker, { figures: 'all', question, workers: known }, () => {})
}

/** Undefined from one that ends meanwhile or does not answer in time. */
function figuresOf(worker: Worker, question: string): Promise<WorkerFigures | undefined> {
  return new Promise((resolve) => {
    const end = (figures?: WorkerFigures) => {
      clearTimeout(timer)
      worker.off('message', hear).off('exit', gone)
      resolve(figures)
    }
    const gone = () => end()
    const hear = (message: FigureMessage) => {
      if (message.figures === 'told' && message.question === question)
        end({ worker: worker.id, metrics: message.metrics })
    }
    const timer = setTimeout(gone, answerWithinMs)
    worker.on('message', hear).on('exit', gone)
    send(worker, { figures: 'wanted', question }, gone)
  })
}

/** A worker may end at any moment. */
function send(worker: Worker, message: FigureMessage, onFailure: () => void): void {
  worker.send(message, (failure: Error | null) => failure && onFailure())
}
