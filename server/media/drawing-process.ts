import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { AppError } from '#shared/errors.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import type { DrawAnswer, DrawJob, InspectedPicture } from './draw-job.ts'

export type DrawingLimits = {
  memoryBytes: number
  /** Of the processor, which counts the same on a busy machine. */
  cpuMs: number
}
export type DrawingProcess = ReturnType<typeof startDrawingProcess>

/** A job that neither ends nor uses the processor waits for something that never comes. */
const wallTimesCpu = 20
/** As the site itself (scripts/site-process.mjs): an AVIF of 1,920 pixels kept 100 MB for the next picture, now 35. */
const smallMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }
/** Only the heap of JavaScript; pixels lie outside of it. */
const heapMb = 64
/** Of what it complained about, for the log. */
const lastWordsLength = 500
/** Behind the pages of the site, whose process keeps the usual rank. */
const rank = 5

/** Built code lies in one file beside the site's; everywhere else Node runs the source. */
const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'draw-child.ts' : 'draw-child.js')

/** One process that draws one picture at a time and is ended when that takes too much. */
export function startDrawingProcess(environment: Record<string, string>) {
  const child = fork(entry, [], {
    // No secrets of the site: whoever breaks into this process by a picture finds none.
    env: { ...environment, ...smallMemory, UV_THREADPOOL_SIZE: '1' },
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  letSiteEnd(child)
  let gone = false
  let ready = false
  let rssBytes = 0
  let lastWords = ''
  child.stderr?.on('data', (words: Buffer) => (lastWords = (lastWords + words.toString()).slice(-lastWordsLength)))
  child.once('error', () => (gone = true))
  child.once('exit', () => (gone = true))
  child.once('spawn', () => putBehind(child.pid))

  function end() {
    gone = true
    child.kill('SIGKILL')
  }

  return {
    end,
    isGone: () => gone,
    /** As it was told last. */
    rssBytes: () => rssBytes,
    ask(job: DrawJob, limits: DrawingLimits): Promise<InspectedPicture | null> {
      return new Promise((resolve, reject) => {
        const wall = setTimeout(() => giveUp(tooElaborate()), limits.cpuMs * wallTimesCpu)
        const settle = (finish: () => void) => {
          clearTimeout(wall)
          child.off('message', hear).off('exit', onExit).off('error', onError)
          finish()
        }
        const giveUp = (cause: Error) => {
          end()
          settle(() => reject(cause))
        }
        const onExit = () => {
          const cause = new Error(`The drawing process ended in the middle of its work. ${lastWords}`)
          giveUp(ready ? cause : noDrawing(cause))
        }
        const onError = (cause: Error) => giveUp(noDrawing(cause))
        const hear = (answer: DrawAnswer) => {
          if ('ready' in answer) return void (ready = true)
          if ('done' in answer) return settle(() => resolve(answer.done))
          if ('failed' in answer)
            return settle(() => reject(Object.assign(new Error(answer.failed), { code: answer.errorCode })))
          if ('refused' in answer) {
            const { code, status, message } = answer.refused
            return settle(() => reject(new AppError(code, status, message)))
          }
          rssBytes = answer.usage.rssBytes
          if (rssBytes > limits.memoryBytes || answer.usage.cpuMs > limits.cpuMs) giveUp(tooElaborate())
        }
        child.on('message', hear).on('exit', onExit).on('error', onError)
        child.send(job, (cause) => cause && onError(cause))
      })
    },
  }
}

function tooElaborate(): AppError {
  return new AppError('invalid-format', 415, refusalMessages.tooElaborate)
}

/** Not the picture's fault: there is nothing that could draw. */
export function noDrawing(cause?: unknown): AppError {
  return new AppError('unavailable', 503, refusalMessages.noDrawing, { cause })
}

/** An idle process must not keep the site from ending. */
function letSiteEnd(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
  const errors = child.stderr as Socket | null
  errors?.unref()
}

function putBehind(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, rank)
  } catch {
    // Already over, or the system does not allow it; it draws all the same.
  }
}
