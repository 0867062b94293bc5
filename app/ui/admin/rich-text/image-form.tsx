import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/kit/button.tsx'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import styles from './rich-text.module.css'

const address = /^(\/(?!\/)\S+|https:\/\/\S+)$/

/** A picture needs an address and a description; the one at the cursor is changed, otherwise one is put in. */
export function ImageForm({ editor, close }: { editor: Editor; close(): void }) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const present = editor.isActive('figure')
  const before = editor.getAttributes('figure') as { src?: string; alt?: string }
  const [src, setSrc] = useState(before.src ?? '')
  const [alt, setAlt] = useState(before.alt ?? '')
  const [wrong, setWrong] = useState<'src' | 'alt' | null>(null)

  function set() {
    if (!address.test(src.trim())) return setWrong('src')
    if (alt.trim() === '') return setWrong('alt')
    const attributes = { src: src.trim(), alt: alt.trim() }
    if (present) editor.chain().focus().updateAttributes('figure', attributes).run()
    else editor.chain().focus().insertFigure(attributes).run()
    close()
  }

  return (
    <fieldset className={styles.ask} aria-label="Bild">
      <ImagePicker
        label="Bild"
        value={src}
        onChange={(reference, text) => {
          setSrc(reference)
          setAlt((own) => own || text)
        }}
      />
      <label htmlFor={`${id}-src`}>Adresse des Bildes</label>
      <input
        id={`${id}-src`}
        ref={first}
        value={src}
        placeholder="/media/…"
        aria-invalid={wrong === 'src' || undefined}
        onChange={({ target }) => setSrc(target.value)}
      />
      {wrong === 'src' && <p role="alert">Bitte ein Bild aus der Mediathek wählen</p>}
      <label htmlFor={`${id}-alt`}>Was zeigt das Bild? (für Menschen, die es nicht sehen)</label>
      <input
        id={`${id}-alt`}
        value={alt}
        aria-invalid={wrong === 'alt' || undefined}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
      />
      {wrong === 'alt' && <p role="alert">Bitte beschreiben Sie das Bild in einem Satz</p>}
      <div>
        <Button size="small" onClick={set}>
          {present ? 'Ändern' : 'Einfügen'}
        </Button>
        <Button size="small" variant="line" onClick={close}>
          Abbrechen
        </Button>
      </div>
    </fieldset>
  )
}
