import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

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
