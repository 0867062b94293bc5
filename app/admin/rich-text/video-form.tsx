import type { Editor } from '@tiptap/core'
import { createPortal } from 'react-dom'
import { PickerDialog } from '#admin/media/picker-dialog.tsx'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import type { VideoAttributes } from './video.ts'
import { takePoster } from './video-poster.ts'

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
