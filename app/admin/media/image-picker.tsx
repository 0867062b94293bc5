import { useState, type DragEvent } from 'react'
import { createPortal } from 'react-dom'
import { isDescribed, type MediaEntry } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from './image-picker.module.css'
import { PickerDialog } from './picker-dialog.tsx'
import { uploadFile } from './upload/uploads.ts'
import type { UploadItem } from './upload/upload-queue.ts'

type ImagePickerProps = {
  /** What the content field stores: a reference to the library, another address, or nothing. */
  value: string
  /** With the library's text of the picture, for places that give it one of their own. */
  onChange(value: string, alt: string): void
  label: string
  /** Of the button that opens the library. */
  id?: string
  describedBy?: string | undefined
}

const words = libraryMessages.picker

/** An image field: what is chosen, and the way to the library. A picture can be dropped on it, or pasted. */
export function ImagePicker({ value, onChange, label, id, describedBy }: ImagePickerProps) {
  const { principal } = useAdminFrame()
  const [choosing, setChoosing] = useState<'all' | MediaEntry | null>(null)
  const [upload, setUpload] = useState<UploadItem | null>(null)
  const [hovering, setHovering] = useState(false)

  function take(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file) return false
    uploadFile(file, principal.id, (item) => {
      setUpload(item.state === 'success' || item.state === 'canceled' ? null : item)
      const media = item.result?.media
      if (!media) return
      onChange(media.reference, media.alt)
      // It is there at once, and says what it shows before it can be published.
      if (!isDescribed(media)) setChoosing(media)
    })
    return true
  }

  function hover(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setHovering(event.type === 'dragover')
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- beside its buttons, which do the same
    <fieldset
      className={styles.picker}
      aria-label={label}
      aria-describedby={describedBy}
      data-hovering={hovering || undefined}
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={(event) => {
        setHovering(false)
        if (take(event.dataTransfer)) event.preventDefault()
      }}
      onPaste={(event) => take(event.clipboardData) && event.preventDefault()}
    >
      <div className={styles.frame}>{value ? <img src={value} alt="" /> : <span>{words.none}</span>}</div>
      <div className={styles.actions}>
        <Button id={id} size="small" variant="line" onClick={() => setChoosing('all')}>
          {value ? words.change : words.choose}
        </Button>
        {value && (
          <Button size="small" variant="line" onClick={() => onChange('', '')}>
            {words.remove}
          </Button>
        )}
        {upload && <UploadState upload={upload} />}
      </div>
      {/* Apart from the form around this field: a form cannot hold another one. */}
      {choosing &&
        createPortal(
          <PickerDialog
            value={value}
            describing={choosing === 'all' ? undefined : choosing}
            onChoose={([{ reference, alt }]) => {
              onChange(reference, alt)
              setChoosing(null)
            }}
            onClose={() => setChoosing(null)}
          />,
          document.body,
        )}
    </fieldset>
  )
}

function UploadState({ upload: { name, state, error, bytesTransferred, totalBytes } }: { upload: UploadItem }) {
  return state === 'error' ? (
    <p role="alert">{error?.message}</p>
  ) : (
    <progress value={bytesTransferred} max={totalBytes} aria-label={libraryMessages.uploads.progress(name)} />
  )
}
