import { Extension, type Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { carriedPicture } from '#admin/media/dragged-picture.ts'
import { putPicture, uploadInto } from './inline-uploads.ts'

/** From this size on; the longest articles have about as much. */
const longPaste = 20_000

/**
 * What is pasted is searched for addresses and typed marks, each block many times. A long text comes out of another
 * program with its links and marks, and is in the editor as soon as it is read.
 */
export const LongPaste = Extension.create({
  name: 'longPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, _event, slice) {
          if (slice.content.size < longPaste) return false
          const { tr } = view.state
          view.dispatch(
            tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('preventAutolink', true),
          )
          return true
        },
      },
    }),
  ],
})

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
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  body.querySelectorAll('style').forEach((style) => style.remove())
  return body.textContent.trim() !== ''
}
