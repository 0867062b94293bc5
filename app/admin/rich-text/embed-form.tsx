import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { embeddable, type Embeddable } from '#shared/addresses/embed-address.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { Field, TextField } from '#kit/fields/field.tsx'
import { BlockForm } from './block-form.tsx'

const web = /^https?:\/\/[^\s"'<>]+$/
const words = richTextMessages.embed

/** A video or map needs the address of its embedded page and a caption; the one at the cursor is changed. */
export function EmbedForm({ editor, close }: { editor: Editor; close(): void }) {
  const present = editor.isActive('embed')
  const before = editor.getAttributes('embed') as Partial<Embeddable>
  const [address, setAddress] = useState(before.address ?? '')
  const [kind, setKind] = useState<Embeddable['kind']>(before.kind ?? 'video')
  const [caption, setCaption] = useState('')
  const [wrong, setWrong] = useState<'address' | 'caption' | null>(null)

  function set() {
    const attributes = embeddable(address, kind)
    if (!web.test(attributes.address)) return setWrong('address')
    if (!present && caption.trim() === '') return setWrong('caption')
    const chain = editor.chain().focus()
    if (present) chain.updateAttributes('embed', attributes).run()
    else chain.insertEmbed({ ...attributes, caption: caption.trim() }).run()
    close()
  }

  return (
    <BlockForm label={words.label} submit={richTextMessages.apply} onSubmit={set} close={close}>
      <Field label={words.kind}>
        {(control) => (
          <select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(target.value === 'map' ? 'map' : 'video')}
          >
            {Object.entries(words.kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={words.address}
        data-first
        value={address}
        placeholder="https://…"
        error={wrong === 'address' ? words.addressWrong : undefined}
        onChange={({ target }) => {
          setAddress(target.value)
          setKind(embeddable(target.value, kind).kind)
        }}
      />
      {!present && (
        <TextField
          label={words.caption}
          value={caption}
          error={wrong === 'caption' ? words.captionMissing : undefined}
          onChange={({ target }) => setCaption(target.value)}
        />
      )}
      <p>{words.note}</p>
    </BlockForm>
  )
}
