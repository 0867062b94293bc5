import type { AppError } from '#shared/errors.ts'
import { endingOf, isKnownEnding, isPlainFileName } from '#shared/media/file-types.ts'
import { uploadExpiresAfterMs, uploadsAtOnce } from '#shared/media/upload-rules.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import { createObservable } from '#kit/state/observable.ts'
import type { Clock } from './backoff.ts'
import { storageError } from './storage-error.ts'
import type { Transport } from './transport.ts'
import type { RememberedUpload, UploadMemory } from './upload-memory.ts'
import { createUploadProtocol, type UploadResult } from './upload-protocol.ts'
import { startUploadTask, type UploadState, type UploadTask } from './upload-task.ts'

/** A file in the list of uploads; `waiting` until its turn comes. */
export type UploadItem = {
  id: string
  name: string
  totalBytes: number
  bytesTransferred: number
  state: UploadState | 'waiting'
  error?: AppError
  result?: UploadResult
}
type Entry = RememberedUpload & { task?: UploadTask; onDone?: ((result: UploadResult) => void) | undefined }
export type AddOptions = { owner: string; replaces?: string; onDone?(result: UploadResult): void }
type Parts = {
  transport: Transport
  clock: Clock
  memory: UploadMemory
  newId(): string
  /** Whether this window may take care of the upload: another one may have it already. */
  hold(id: string): Promise<boolean>
}

/** All uploads of this window: some at once, the others wait; every one can be paused, cancelled and tried again. */
export function createUploadQueue({ transport, clock, memory, newId, hold }: Parts) {
  const items = createObservable<UploadItem[]>([])
  const entries = new Map<string, Entry>()
  const protocol = createUploadProtocol(transport, clock)

  const change = (id: string, part: Partial<UploadItem>) =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, ...part } : item)))
  const itemOf = (id: string) => items.get().find((item) => item.id === id)

  function enqueue(entry: Entry) {
    const { id, file } = entry
    entries.set(id, entry)
    const item: UploadItem = { id, name: file.name, totalBytes: file.size, bytesTransferred: 0, state: 'waiting' }
    items.set([...items.get(), item])
  }

  /** A paused upload gives its place to the next. */
  function startWaiting() {
    const running = items.get().filter(({ state }) => state === 'running').length
    const waiting = items.get().filter(({ state }) => state === 'waiting')
    for (const { id } of waiting.slice(0, Math.max(0, uploadsAtOnce - running))) start(id)
  }

  function start(id: string) {
    const entry = entries.get(id)
    if (!entry) return
    change(id, { state: 'running', error: undefined })
    const remember = (url: string) => {
      entry.url = url
      const { task: _task, onDone: _onDone, ...remembered } = entry
      void memory.save(remembered)
    }
    const { file, replaces, url } = entry
    entry.task = startUploadTask({ file, protocol, clock, replaces, url, onUrl: remember })
    entry.task.observe({
      next(snapshot) {
        change(id, snapshot)
        startWaiting()
      },
      error: (error) => end(id, { state: error.code === 'canceled' ? 'canceled' : 'error', error }),
      complete: (result) => end(id, { state: 'success', result, bytesTransferred: file.size }),
    })
  }

  function end(id: string, part: Partial<UploadItem>) {
    change(id, part)
    // What was refused will be refused again: nobody is told a second time.
    if (part.state !== 'error' || (part.error && isRefusal(part.error))) void memory.forget(id)
    if (part.result) entries.get(id)?.onDone?.(part.result)
    startWaiting()
  }

  /** Known before anything travels; the server checks the same and more. */
  function refusal({ name, size }: File): AppError | undefined {
    if (!isPlainFileName(name)) return storageError('invalid-argument', { status: 422, message: refusalMessages.name })
    if (endingOf(name) && !isKnownEnding(endingOf(name)))
      return storageError('invalid-format', { status: 415, message: refusalMessages.ending })
    return size === 0 ? storageError('invalid-argument', { status: 422, message: refusalMessages.empty }) : undefined
  }

  return {
    get: items.get,
    subscribe: items.subscribe,
    /** Answers how they are called in the list. */
    add(files: readonly File[], { owner, replaces, onDone }: AddOptions): string[] {
      const ids = files.map((file) => {
        const id = newId()
        void hold(id)
        enqueue({ id, owner, file, since: clock.now(), onDone, ...(replaces !== undefined && { replaces }) })
        const error = refusal(file)
        if (error) change(id, { state: 'error', error })
        return id
      })
      startWaiting()
      return ids
    },
    /** What a reload interrupted goes on by itself, for a day. */
    async restore(owner: string, onDone?: AddOptions['onDone']) {
      for (const upload of await memory.all(owner)) {
        if (entries.has(upload.id) || !(await hold(upload.id))) continue
        // What the server has of it is gone after a day, and so is the wish.
        if (clock.now() - (upload.since ?? 0) < uploadExpiresAfterMs) enqueue({ ...upload, onDone })
        else void memory.forget(upload.id)
      }
      startWaiting()
    },
    pause: (id: string) => void entries.get(id)?.task?.pause(),
    resume: (id: string) => void entries.get(id)?.task?.resume(),
    cancel(id: string) {
      if (itemOf(id)?.state === 'waiting') return end(id, { state: 'canceled', error: storageError('canceled') })
      entries.get(id)?.task?.cancel()
    },
    /** From where it was: what the server has of it stays a day. */
    retry(id: string) {
      change(id, { state: 'waiting', error: undefined })
      startWaiting()
    },
    /** Takes what has ended out of the list; a failed one is also forgotten. */
    dismiss(id: string) {
      void memory.forget(id)
      entries.delete(id)
      items.set(items.get().filter((item) => item.id !== id))
    },
  }
}

/** A file that was refused stays refused; everything else may go better the next time. */
export function isRefusal({ status }: Pick<AppError, 'status'>): boolean {
  return status >= 402 && status < 500
}
