import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from '#ui/admin/form/form-context.ts'
import { Button } from '#ui/kit/button.tsx'
import styles from './rich-text.module.css'

const address = /^(\/(?!\/)\S*|#[\w-]+|https?:\/\/\S+|mailto:\S+|tel:[+\d\s()/-]+)$/

/** Sets, changes or removes the link at the cursor. Not a form of its own: it stands inside the item's form. */
export function LinkForm({ editor, close }: { editor: Editor; close(): void }) {
  const { pages } = useForm()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const before = (editor.getAttributes('link').href as string | undefined) ?? ''
  const [href, setHref] = useState(before)
  const [wrong, setWrong] = useState(false)

  function set() {
    if (!address.test(href.trim())) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain
        .insertContent([
          {
            type: 'text',
            text: pages.find(({ value }) => value === href)?.label ?? href,
            marks: [{ type: 'link', attrs: { href: href.trim() } }],
          },
        ])
        .run()
    else chain.setLink({ href: href.trim() }).run()
    close()
  }

  return (
    <fieldset className={styles.ask} aria-label="Link">
      <label htmlFor={id}>Ziel des Links</label>
      <input
        id={id}
        ref={first}
        list={`${id}-seiten`}
        value={href}
        placeholder="Seite suchen oder https://…"
        aria-invalid={wrong || undefined}
        onChange={({ target }) => {
          setHref(target.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
      />
      <datalist id={`${id}-seiten`}>
        {pages.map(({ value, label, area }) => (
          <option key={value} value={value}>
            {`${area}: ${label}`}
          </option>
        ))}
      </datalist>
      {wrong && <p role="alert">Bitte eine Seite wählen oder eine Adresse mit https:// angeben</p>}
      <div>
        <Button size="small" onClick={set}>
          Übernehmen
        </Button>
        {before && (
          <Button
            size="small"
            variant="line"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              close()
            }}
          >
            Link entfernen
          </Button>
        )}
        <Button size="small" variant="line" onClick={close}>
          Abbrechen
        </Button>
      </div>
    </fieldset>
  )
}
