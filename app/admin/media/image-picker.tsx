import { useState } from 'react'
import { createPortal } from 'react-dom'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from './image-picker.module.css'
import { PickerDialog } from './picker-dialog.tsx'

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

/** An image field: what is chosen, and the way to the library. */
export function ImagePicker({ value, onChange, label, id, describedBy }: ImagePickerProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <fieldset className={styles.picker} aria-label={label} aria-describedby={describedBy}>
      <div className={styles.frame}>{value ? <img src={value} alt="" /> : <span>{words.none}</span>}</div>
      <div className={styles.actions}>
        <Button id={id} size="small" variant="line" onClick={() => setChoosing(true)}>
          {value ? words.change : words.choose}
        </Button>
        {value && (
          <Button size="small" variant="line" onClick={() => onChange('', '')}>
            {words.remove}
          </Button>
        )}
      </div>
      {/* Apart from the form around this field: a form cannot hold another one. */}
      {choosing &&
        createPortal(
          <PickerDialog
            value={value}
            onChoose={({ reference, alt }) => {
              onChange(reference, alt)
              setChoosing(false)
            }}
            onClose={() => setChoosing(false)}
          />,
          document.body,
        )}
    </fieldset>
  )
}
