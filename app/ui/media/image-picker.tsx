import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Button } from '#ui/kit/button.tsx'
import styles from './image-picker.module.css'
import { PickerDialog } from './picker-dialog.tsx'

type ImagePickerProps = {
  /** What the content field stores: a reference to the library, another address, or nothing. */
  value: string
  onChange(value: string): void
  label: string
}

const words = libraryMessages.picker

/** An image field: what is chosen, and the way to the library. */
export function ImagePicker({ value, onChange, label }: ImagePickerProps) {
  const labelId = useId()
  const [choosing, setChoosing] = useState(false)
  return (
    <fieldset className={styles.picker} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        <div className={styles.frame}>{value ? <img src={value} alt="" /> : <span>{words.none}</span>}</div>
        <div className={styles.actions}>
          <Button size="small" variant="line" aria-describedby={labelId} onClick={() => setChoosing(true)}>
            {value ? words.change : words.choose}
          </Button>
          {value && (
            <Button size="small" variant="line" aria-describedby={labelId} onClick={() => onChange('')}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      {/* Apart from the form around this field: a form cannot hold another one. */}
      {choosing &&
        createPortal(
          <PickerDialog
            value={value}
            onChoose={(reference) => {
              onChange(reference)
              setChoosing(false)
            }}
            onClose={() => setChoosing(false)}
          />,
          document.body,
        )}
    </fieldset>
  )
}
