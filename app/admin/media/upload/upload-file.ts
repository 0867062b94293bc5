import type { UploadItem } from './upload-queue.ts'
import { uploads } from './uploads.ts'

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
