import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { acceptedFiles, type FileKind } from '#shared/media/file-types.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './choose-files.module.css'

type FileButtonProps = {
  label: string
  icon: IconName
  variant?: 'primary' | 'line'
  size?: 'small' | 'normal'
  multiple?: boolean
  /** All of them where it is left out. */
  kind?: FileKind
  /** Opens the camera of a phone. */
  camera?: boolean
  onFiles(files: File[]): void
}

/** A button that lets people choose files. */
export function FileButton({
  label,
  icon,
  variant = 'primary',
  size,
  multiple,
  kind,
  camera,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={camera ? `${styles.frame} ${styles.camera}` : styles.frame}>
      <Button variant={variant} size={size} onClick={() => input.current?.click()}>
        <Icon name={icon} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={camera ? 'image/*' : acceptedFiles(kind)}
        capture={camera ? 'environment' : undefined}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </span>
  )
}

/** Files dropped anywhere on the window or pasted from the clipboard. Tells whether something hovers above it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [hovering, setHovering] = useState(false)
  const take = useEffectEvent((list: FileList | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
    return files.length > 0
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    window.addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event)) return
        // Without this the browser would open the file instead.
        event.preventDefault()
        setHovering(true)
      },
      { signal },
    )
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setHovering(false), {
      signal,
    })
    window.addEventListener(
      'drop',
      (event) => {
        setHovering(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        take(event.dataTransfer?.files)
      },
      { signal },
    )
    window.addEventListener('paste', (event) => take(event.clipboardData?.files) && event.preventDefault(), { signal })
    return () => listeners.abort()
  }, [])
  return hovering
}

/** Over everything while files hover above the window. */
export function DropHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      <div>
        <Icon name="upload" />
        <b>{libraryMessages.drop}</b>
        <span>{libraryMessages.dropHint}</span>
      </div>
    </div>
  )
}
