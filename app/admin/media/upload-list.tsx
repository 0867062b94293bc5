import { useSyncExternalStore } from 'react'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { IconButton } from '#kit/buttons/button.tsx'
import { formatBytes } from '#admin/kit/quantities.ts'
import { uploads } from './upload/uploads.ts'
import { isRefusal, type UploadItem } from './upload/upload-queue.ts'
import styles from './upload-list.module.css'

const none: UploadItem[] = []
const words = libraryMessages.uploads

/** Everything on its way, with what can be done about it. */
export function UploadList() {
  const items = useSyncExternalStore(uploads.subscribe, uploads.get, () => none)
  if (items.length === 0) return null
  return (
    <section className={styles.uploads} aria-label={words.title}>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-state={item.state}>
            <UploadRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UploadRow({ item }: { item: UploadItem }) {
  const { id, name, state, bytesTransferred, totalBytes } = item
  const ended = state === 'success' || state === 'canceled' || state === 'error'
  return (
    <>
      <div className={styles.text}>
        <b>{name}</b>
        <span role={state === 'error' ? 'alert' : 'status'}>{describe(item)}</span>
      </div>
      {!ended && <progress value={bytesTransferred} max={totalBytes} aria-label={words.progress(name)} />}
      <div className={styles.actions}>
        {state === 'running' && <IconButton icon="pause" label={words.pause(name)} onClick={() => uploads.pause(id)} />}
        {state === 'paused' && <IconButton icon="play" label={words.resume(name)} onClick={() => uploads.resume(id)} />}
        {isWorthRetrying(item) && (
          <IconButton icon="refresh" label={words.retry(name)} onClick={() => uploads.retry(id)} />
        )}
        {ended ? (
          <IconButton icon="close" label={words.dismiss(name)} onClick={() => uploads.dismiss(id)} />
        ) : (
          <IconButton icon="close" label={words.cancel(name)} onClick={() => uploads.cancel(id)} />
        )}
      </div>
    </>
  )
}

function isWorthRetrying({ state, error }: UploadItem): boolean {
  return state === 'error' && !(error && isRefusal(error))
}

function describe({ state, bytesTransferred, totalBytes, error, result }: UploadItem): string {
  if (state === 'error') return error?.message ?? ''
  if (state === 'running')
    return bytesTransferred === totalBytes
      ? words.processing
      : words.running(formatBytes(bytesTransferred), formatBytes(totalBytes))
  if (state === 'success' && result?.duplicate) return libraryMessages.done.duplicate(result.media.name)
  return words[state]
}
