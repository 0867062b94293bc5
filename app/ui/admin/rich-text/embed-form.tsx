import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/kit/button.tsx'
import type { EmbedAttributes } from './embed.ts'
import styles from './rich-text.module.css'

const web = /^https?:\/\/[^\s"'<>]+$/

/** A video or map needs the address of its embedded page and a caption; the one at the cursor is changed. */
export function EmbedForm({ editor, close }: { editor: Editor; close(): void }) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const present = editor.isActive('embed')
  const before = editor.getAttributes('embed') as Partial<EmbedAttributes>
  const [address, setAddress] = useState(before.address ?? '')
  const [kind, setKind] = useState<EmbedAttributes['kind']>(before.kind ?? 'video')
  const [caption, setCaption] = useState('')
  const [wrong, setWrong] = useState<'address' | 'caption' | null>(null)

  function set() {
    if (!web.test(address.trim())) return setWrong('address')
    if (!present && caption.trim() === '') return setWrong('caption')
    const attributes = { address: address.trim(), kind }
    const chain = editor.chain().focus()
    if (present) chain.updateAttributes('embed', attributes).run()
    else chain.insertEmbed({ ...attributes, caption: caption.trim() }).run()
    close()
  }

  return (
    <fieldset className={styles.ask} aria-label="Video oder Karte">
      <label htmlFor={`${id}-kind`}>Art</label>
      <select
        id={`${id}-kind`}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'map' ? 'map' : 'video')}
      >
        <option value="video">Video</option>
        <option value="map">Karte</option>
      </select>
      <label htmlFor={`${id}-address`}>Adresse zum Einbetten</label>
      <input
        id={`${id}-address`}
        ref={first}
        value={address}
        placeholder="https://…"
        aria-invalid={wrong === 'address' || undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      {wrong === 'address' && <p role="alert">Bitte eine Adresse mit https:// angeben</p>}
      {!present && (
        <>
          <label htmlFor={`${id}-caption`}>Unterschrift, zum Beispiel „Rundgang durch die Werkstatt“</label>
          <input
            id={`${id}-caption`}
            value={caption}
            aria-invalid={wrong === 'caption' || undefined}
            onChange={({ target }) => setCaption(target.value)}
          />
          {wrong === 'caption' && <p role="alert">Bitte sagen, was zu sehen ist</p>}
        </>
      )}
      <p>
        Besucher laden den Inhalt mit einem Klick, wenn der Anbieter im Dienste-Verzeichnis als Einbettung eingetragen
        ist; sonst sehen sie einen Link.
      </p>
      <div>
        <Button size="small" onClick={set}>
          Übernehmen
        </Button>
        <Button size="small" variant="line" onClick={close}>
          Abbrechen
        </Button>
      </div>
    </fieldset>
  )
}
