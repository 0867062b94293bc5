import { browserClock } from './clock.ts'
import { browserTransport } from './transport.ts'
import { browserMemory } from './upload-memory.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The uploads of this window. They go on while people move through the admin area. */
export const uploads = createUploadQueue({
  transport: browserTransport,
  clock: browserClock,
  memory: browserMemory,
  newId: () => crypto.randomUUID(),
  hold: holdUpload,
})

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
