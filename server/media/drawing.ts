import type { DrawJob, InspectedPicture } from './draw-job.ts'
import { noDrawing, startDrawingProcess, type DrawingLimits, type DrawingProcess } from './drawing-process.ts'

export type Drawing = ReturnType<typeof openDrawing>
export type DrawingSettings = {
  /** How many pictures are drawn at a time. */
  processes: number
  /** What one of them may take. */
  memoryBytes: number
  /** Of the surroundings, what the image library needs to find its fonts and folders. */
  environment: Record<string, string>
}
/** Draws with the process whose turn it is. */
export type DrawPicture = (job: DrawJob) => Promise<InspectedPicture | null>
export type QueuedDrawing<Result> = { result: Promise<Result>; hurry(urgency: number): void }

type Waiting = { urgency: number; start(): void; cancel(): void }

/** From here on it may take its time: one process is always left for what somebody waits for. */
export const backgroundUrgency = 100_000
const cpuLimitMs = 60_000
/** A drawing is small work; what takes longer is meant to. */
const svgCpuLimitMs = 5_000
/** Memory goes back to the system with the process that had it, sooner when it has much. */
const muchOfLimit = 1 / 4
const defaultIdleMs = 5_000
/** More than a page full of new pictures ever asks for; beyond that visitors are told to come back. */
export const mostWaitingDrawings = 1_000

type Tuning = { limits?: Partial<DrawingLimits>; idleMs?: number }

/** Turns for the few processes that draw, the most urgent first (a lower number is more urgent). */
export function openDrawing(
  { processes, memoryBytes, environment }: DrawingSettings,
  { limits, idleMs = defaultIdleMs }: Tuning = {},
) {
  const idle = new Map<DrawingProcess, NodeJS.Timeout>()
  const busy = new Set<DrawingProcess>()
  const waiting: Waiting[] = []
  const running = new Set<Promise<unknown>>()
  let runningInBackground = 0
  let closed = false

  function takeProcess(): DrawingProcess {
    const [used] = [...idle].filter(([process]) => !process.isGone()).at(-1) ?? []
    clearTimeout(used && idle.get(used))
    if (used) idle.delete(used)
    const process = used ?? startDrawingProcess(environment)
    busy.add(process)
    return process
  }

  function putBack(process: DrawingProcess) {
    busy.delete(process)
    if (process.isGone() || closed || process.rssBytes() > memoryBytes * muchOfLimit) return process.end()
    const end = () => {
      idle.delete(process)
      process.end()
    }
    idle.set(process, setTimeout(end, idleMs).unref())
  }

  /** Whoever may start now, most urgent first and in the order they came. */
  function next() {
    const background = Math.max(1, processes - 1)
    while (running.size < processes) {
      const open = waiting.filter(({ urgency }) => urgency < backgroundUrgency || runningInBackground < background)
      if (open.length === 0) return
      const first = open.reduce((a, b) => (b.urgency < a.urgency ? b : a))
      waiting.splice(waiting.indexOf(first), 1)
      first.start()
    }
  }

  async function ask(job: DrawJob): Promise<InspectedPicture | null> {
    const process = takeProcess()
    const isSvg = (job.kind === 'variant' ? job.facts.type : job.type) === 'image/svg+xml'
    try {
      return await process.ask(job, { memoryBytes, cpuMs: isSvg ? svgCpuLimitMs : cpuLimitMs, ...limits })
    } catch (cause) {
      throw closed ? noDrawing(cause) : cause
    } finally {
      putBack(process)
    }
  }

  return {
    turn<Result>(urgency: number, work: (ask: DrawPicture) => Promise<Result>): QueuedDrawing<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const cancel = () => reject(noDrawing())
      const entry: Waiting = {
        urgency,
        cancel,
        start() {
          const inBackground = entry.urgency >= backgroundUrgency
          if (inBackground) runningInBackground += 1
          const working = work(ask)
            .then(resolve, reject)
            .finally(() => {
              running.delete(working)
              if (inBackground) runningInBackground -= 1
              next()
            })
          running.add(working)
        },
      }
      if (closed || waiting.length >= mostWaitingDrawings) cancel()
      else waiting.push(entry)
      next()
      return {
        result: promise,
        /** Somebody waits for it now. */
        hurry(sooner) {
          entry.urgency = Math.min(entry.urgency, sooner)
          next()
        },
      }
    },
    processCount: () => idle.size + busy.size,
    /** Ends every process at once; what was not drawn is drawn when it is asked for again. */
    async close(): Promise<void> {
      closed = true
      for (const { cancel } of waiting.splice(0)) cancel()
      for (const [process, timer] of idle) {
        clearTimeout(timer)
        process.end()
      }
      for (const process of busy) process.end()
      await Promise.all(running)
    },
  }
}
