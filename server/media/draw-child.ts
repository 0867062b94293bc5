import { writeFile } from 'node:fs/promises'
import { AppError } from '#shared/errors.ts'
import type { DrawAnswer, DrawJob, InspectedPicture } from './draw-job.ts'
import { drawVariant } from './draw-variant.ts'
import { inspectPicture } from './inspect-picture.ts'
import { loadSharp } from './load-sharp.ts'
import { reshapePicture } from './reshape-picture.ts'
import { systemErrorCode } from './system-error.ts'

// A process of its own that opens pictures of strangers: it can be ended whenever a job takes too much (decision 17).
// Built to build/server/draw-child.js; elsewhere Node runs this file as it is.

const tellEveryMs = 50

await loadSharp()
tell({ ready: true })
process.on('message', (job: DrawJob) => void answer(job))
// Ctrl+C reaches every process of a terminal; the site ends this one when it needs no more pictures.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})
// Without the site there is nobody to draw for. An ordinary end would wait for the drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function answer(job: DrawJob): Promise<void> {
  const before = process.cpuUsage()
  const telling = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    tell({ usage: { rssBytes: process.memoryUsage.rss(), cpuMs: (user + system) / 1_000 } })
  }, tellEveryMs)
  try {
    tell({ done: await work(job) })
  } catch (cause) {
    if (cause instanceof AppError) tell({ refused: { code: cause.code, status: cause.status, message: cause.message } })
    else tell({ failed: String(cause), errorCode: systemErrorCode(cause) })
  } finally {
    clearInterval(telling)
  }
}

async function work(job: DrawJob): Promise<InspectedPicture | null> {
  if (job.kind === 'inspect') return inspectPicture(job)
  if (job.kind === 'reshape') await reshapePicture(job)
  else await writeFile(job.into, await drawVariant(job.path, job.facts, job.variant))
  return null
}

function tell(message: DrawAnswer) {
  process.send?.(message)
}
