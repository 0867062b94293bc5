import { useRef } from 'react'
import { acceptedFiles, type FileKind } from '#shared/media/file-types.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './file-button.module.css'

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
