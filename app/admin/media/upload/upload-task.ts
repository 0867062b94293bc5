import { AppError } from '#shared/errors.ts'
import { firstChunkBytes, nextChunkBytes } from '#shared/media/upload-rules.ts'
import { storageUploadRetryMs, type Clock } from './backoff.ts'
import { isTransientError, storageError } from './storage-error.ts'
import type { UploadFile, UploadProtocol, UploadResult } from './upload-protocol.ts'

/** What is seen from outside; stopping for a pause or for good still counts as running (D7). */
export type UploadState = 'running' | 'paused' | 'success' | 'canceled' | 'error'
type Phase = UploadState | 'pausing' | 'canceling'
export type UploadSnapshot = {
  state: UploadState
  /** May go down: after trouble the server says how much really arrived. */
  bytesTransferred: number
  totalBytes: number
}
export type UploadObserver = {
  next?(snapshot: UploadSnapshot): void
  error?(error: AppError): void
  complete?(result: UploadResult): void
}
export type UploadTask = ReturnType<typeof startUploadTask>

type Options = {
  file: UploadFile
  protocol: UploadProtocol
  clock: Clock
  /** Takes the place of this entry's file. */
  replaces?: string | undefined
  /** Goes on with an earlier upload. */
  url?: string | undefined
  /** Called when the server has given the upload an address, to be remembered across a reload. */
  onUrl?(url: string): void
}

/** One file on its way: pieces that grow while all is well, patience when it is not, pause and cancel at any time (D4-D8). */
export function startUploadTask({ file, protocol, clock, replaces, url: earlier, onUrl }: Options) {
  let phase: Phase = 'running'
  let url = earlier
  let bytesTransferred = 0
  let stop = new AbortController()
  let ending: { error: AppError } | { result: UploadResult } | undefined
  const observers = new Set<UploadObserver>()

  const snapshot = (): UploadSnapshot => ({
    state: phase === 'pausing' || phase === 'canceling' ? 'running' : phase,
    bytesTransferred,
    totalBytes: file.size,
  })

  function tell(observer: UploadObserver) {
    const seen = snapshot()
    const ended = ending
    queueMicrotask(() => {
      if (!observers.has(observer)) return
      if (!ended) return observer.next?.(seen)
      observers.delete(observer)
      if ('result' in ended) observer.complete?.(ended.result)
      else observer.error?.(ended.error)
    })
  }
  function enter(next: Phase) {
    phase = next
    observers.forEach(tell)
  }
  function reached(bytes: number) {
    if (bytes === bytesTransferred) return
    bytesTransferred = bytes
    observers.forEach(tell)
  }
  function end(next: 'success' | 'canceled' | 'error', with_: NonNullable<typeof ending>) {
    ending = with_
    enter(next)
  }

  /** Where to begin: a remembered upload may have expired meanwhile or be none of ours, then it starts anew. */
  async function begin(signal: AbortSignal): Promise<{ offset: number; result?: UploadResult }> {
    if (url !== undefined) {
      try {
        return await protocol.query(url, signal)
      } catch (cause) {
        if (!(url === earlier && isNoUpload(cause))) throw cause
      }
    }
    url = await protocol.start(file, replaces, signal)
    earlier = undefined
    onUrl?.(url)
    return { offset: 0 }
  }

  async function travel(signal: AbortSignal): Promise<UploadResult> {
    let { offset, result } = await begin(signal)
    let pieceBytes = firstChunkBytes
    let sleepMs = 0
    while (!result) {
      reached(offset)
      try {
        const piece = { offset, bytes: pieceBytes }
        ;({ offset, result } = await protocol.sendPiece(url!, file, piece, { signal, onSent: reached }))
        pieceBytes = nextChunkBytes(pieceBytes)
        sleepMs = 0
      } catch (cause) {
        if (signal.aborted || !(isTransientError(cause) || isOutOfStep(cause))) throw cause
        pieceBytes = firstChunkBytes
        sleepMs = Math.max(sleepMs * 2, 1_000)
        if (sleepMs > storageUploadRetryMs) throw storageError('retry-limit-exceeded', { cause })
        await clock.sleep(sleepMs, signal)
        ;({ offset, result } = await protocol.query(url!, signal))
      }
    }
    reached(file.size)
    return result
  }

  async function run() {
    stop = new AbortController()
    const { signal } = stop
    try {
      const result = await travel(signal)
      // The file had arrived before the pause or the cancel did.
      end('success', { result })
    } catch (cause) {
      if (phase === 'pausing') enter('paused')
      else if (phase === 'canceling') await leave()
      else end('error', { error: cause instanceof AppError ? cause : storageError('internal-error', { cause }) })
    }
  }

  /** What has arrived is taken back; when even that fails, it expires by itself. */
  async function leave() {
    if (url !== undefined) await protocol.cancel(url).catch(() => {})
    end('canceled', { error: storageError('canceled') })
  }

  void run()

  return {
    snapshot,
    /** Called at once and at every change, then exactly once with the end. Returns how to stop. */
    observe(observer: UploadObserver): () => void {
      observers.add(observer)
      tell(observer)
      return () => void observers.delete(observer)
    },
    pause(): boolean {
      if (phase !== 'running') return false
      phase = 'pausing'
      stop.abort()
      return true
    },
    resume(): boolean {
      if (phase === 'pausing') return resumeWhenPaused()
      if (phase !== 'paused') return false
      enter('running')
      void run()
      return true
    },
    /** Also while paused, as the library's documentation promises (behaviour D, mapping). */
    cancel(): boolean {
      if (phase === 'paused') {
        phase = 'canceling'
        void leave()
        return true
      }
      if (phase !== 'running' && phase !== 'pausing') return false
      phase = 'canceling'
      stop.abort()
      return true
    },
  }

  function resumeWhenPaused(): boolean {
    const observer: UploadObserver = {
      next({ state }) {
        if (state !== 'paused' || phase !== 'paused') return
        observers.delete(observer)
        enter('running')
        void run()
      },
    }
    observers.add(observer)
    return true
  }
}

function isNoUpload(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'object-not-found' || error.code === 'invalid-url')
}

/** Another request of this upload came first: the server knows better where it is. */
function isOutOfStep(error: unknown): boolean {
  return error instanceof AppError && error.status === 409
}
