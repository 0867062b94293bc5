import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { ImagePicker } from '#admin/media/image-picker.tsx'
import { PickerDialog } from '#admin/media/picker-dialog.tsx'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { TextField } from '#kit/fields/field.tsx'
import { BlockForm } from './block-form.tsx'
import type { FigureAttributes } from './figure.ts'
import { addToGallery } from './gallery.ts'
import { takePoster, type VideoAttributes } from './video.ts'

const words = richTextMessages.image

/** The library opens at once and what is chosen there lands in the text; a picture at the cursor is changed instead. */
export function ImageForm({ editor, close }: { editor: Editor; close(): void }) {
  if (editor.isActive('figure')) return <ChangeForm editor={editor} close={close} />
  const put = (pictures: FigureAttributes[]) => pictures.forEach((picture) => editor.commands.insertFigure(picture))
  return <Library choose={put} close={close} />
}

/** The library opens, and what is chosen there joins the gallery at the cursor, or begins one. */
export function GalleryForm({ editor, close }: { editor: Editor; close(): void }) {
  const put = (pictures: FigureAttributes[]) =>
    pictures.forEach((picture) => editor.view.dispatch(addToGallery(editor.state, picture)))
  return <Library choose={put} close={close} />
}

type VideoFormProps = { editor: Editor; ask: 'video' | 'poster' | 'captions'; close(): void }
const kinds = { video: 'video', poster: 'image', captions: 'captions' } as const

/** The library opens with what is asked for: a video for the text, or what belongs to the one at the caret. */
export function VideoForm({ editor, ask, close }: VideoFormProps) {
  const { principal } = useAdminFrame()
  const present = editor.isActive('video')
  const before = editor.getAttributes('video') as Partial<VideoAttributes>

  function take(reference: string) {
    const update = (attributes: Partial<VideoAttributes>) => editor.commands.updateAttributes('video', attributes)
    if (ask !== 'video') return update({ [ask]: reference })
    if (present) update({ src: reference, poster: null, captions: null })
    else editor.commands.insertVideo({ src: reference })
    void takePoster(editor, { src: reference, owner: principal.id })
  }

  // Apart from the form around the text: a form cannot hold another one.
  return createPortal(
    <PickerDialog
      kind={kinds[ask]}
      value={(ask === 'video' ? before.src : before[ask]) ?? ''}
      onChoose={([{ reference }]) => {
        take(reference)
        close()
      }}
      onClose={close}
    />,
    document.body,
  )
}

function Library({ choose, close }: { choose(pictures: FigureAttributes[]): void; close(): void }) {
  // Apart from the form around the text: a form cannot hold another one.
  return createPortal(
    <PickerDialog
      value=""
      several
      draggable
      onChoose={(entries) => {
        choose(entries.map(({ reference, alt }) => ({ src: reference, alt })))
        close()
      }}
      onClose={close}
    />,
    document.body,
  )
}

function ChangeForm({ editor, close }: { editor: Editor; close(): void }) {
  const before = editor.getAttributes('figure') as { src?: string; alt?: string }
  const [src, setSrc] = useState(before.src ?? '')
  const [alt, setAlt] = useState(before.alt ?? '')
  const [wrong, setWrong] = useState<'src' | 'alt' | null>(null)

  function set() {
    if (src === '') return setWrong('src')
    if (alt.trim() === '') return setWrong('alt')
    editor.chain().focus().updateAttributes('figure', { src, alt: alt.trim() }).run()
    close()
  }

  return (
    <BlockForm label={words.label} submit={words.change} onSubmit={set} close={close}>
      <ImagePicker
        label={words.label}
        value={src}
        onChange={(reference, text) => {
          setSrc(reference)
          setAlt((own) => own || text)
        }}
      />
      {wrong === 'src' && <p role="alert">{words.srcMissing}</p>}
      <TextField
        label={words.alt}
        data-first
        value={alt}
        error={wrong === 'alt' ? words.altMissing : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
    </BlockForm>
  )
}
