import { Extension, type Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { carriedPicture } from '#admin/media/dragged-picture.ts'
import { putPicture, uploadInto } from './inline-uploads.ts'

/** Files that are pasted or dropped go to the library of this person and into the text; what is of the library goes there at once. */
export const DroppedFiles = Extension.create<{ owner: string }>({
  name: 'droppedFiles',
  addOptions: () => ({ owner: '' }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    return [
      new Plugin({
        props: {
          handlePaste: ({ state }, { clipboardData }) =>
            take(editor, clipboardData, state.selection.from, options.owner),
          handleDrop(view, event, _slice, moved) {
            if (moved) return false
            const under = view.posAtCoords({ left: event.clientX, top: event.clientY })
            const at = under?.pos ?? view.state.selection.from
            const picture = carriedPicture(event.dataTransfer)
            const taken = picture
              ? putPicture(editor, picture, at)
              : take(editor, event.dataTransfer, at, options.owner)
            if (taken) event.preventDefault()
            return taken
          },
        },
      }),
    ]
  },
})

function take(editor: Editor, data: DataTransfer | null, at: number, owner: string): boolean {
  const files = [...(data?.files ?? [])]
  // Word and spreadsheets put a picture of the text beside the text.
  if (files.length === 0 || saysSomething(data?.getData('text/html') ?? '')) return false
  uploadInto(editor, files, at, owner)
  return true
}

function saysSomething(html: string): boolean {
  return html.replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>|&nbsp;/gi, '').trim() !== ''
}
