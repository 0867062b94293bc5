import { useEffect, useEffectEvent, useState } from 'react'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './file-drop.module.css'

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
