import { browserClock } from './backoff.ts'
import { browserTransport } from './transport.ts'
import { browserMemory } from './upload-memory.ts'
import { createUploadQueue, type UploadItem } from './upload-queue.ts'

/** The uploads of this window. They go on while people move through the admin area. */
export const uploads = createUploadQueue({
  transport: browserTransport,
  clock: browserClock,
  memory: browserMemory,
  newId: () => crypto.randomUUID(),
  hold: holdUpload,
})

/** Brings one file to the library for a place of its own, which is told how far it is; it leaves the list as it ends. */
export function uploadFile(file: File, owner: string, tell: (item: UploadItem) => void): { cancel(): void } {
  const [id] = uploads.add([file], { owner })
  let last: UploadItem | undefined
  const look = () => {
    const item = uploads.get().find((other) => other.id === id)
    if (!item || item === last) return
    last = item
    tell(item)
    if (item.state !== 'success' && item.state !== 'canceled' && item.state !== 'error') return
    stop()
    uploads.dismiss(item.id)
  }
  const stop = uploads.subscribe(look)
  look()
  return { cancel: () => void (id !== undefined && uploads.cancel(id)) }
}

/** Several windows see the same unfinished uploads; whoever holds the lock takes care of them. */
function holdUpload(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // Held until this window is left.
      return lock ? new Promise(() => {}) : undefined
    })
  })
}
