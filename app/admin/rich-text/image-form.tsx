import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { ImagePicker } from '#admin/media/image-picker.tsx'
import { TextField } from '#kit/fields/text-field.tsx'
import { BlockForm } from './block-form.tsx'

const address = /^(\/(?!\/)\S+|https:\/\/\S+)$/
const words = richTextMessages.image

/** A picture needs an address and a description; the one at the cursor is changed, otherwise one is put in. */
export function ImageForm({ editor, close }: { editor: Editor; close(): void }) {
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
    <BlockForm label={words.label} submit={present ? words.change : words.insert} onSubmit={set} close={close}>
      <ImagePicker
        label={words.label}
        value={src}
        onChange={(reference, text) => {
          setSrc(reference)
          setAlt((own) => own || text)
        }}
      />
      <TextField
        label={words.address}
        data-first
        value={src}
        placeholder="/media/…"
        error={wrong === 'src' ? words.addressWrong : undefined}
        onChange={({ target }) => setSrc(target.value)}
      />
      <TextField
        label={words.alt}
        value={alt}
        error={wrong === 'alt' ? words.altMissing : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
    </BlockForm>
  )
}
