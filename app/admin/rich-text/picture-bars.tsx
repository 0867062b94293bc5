import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { ActionBar, type BarAction } from './action-bar.tsx'
import type { FigureAttributes } from './figure.ts'
import { moveInGallery, removeFromGallery } from './gallery.ts'

/** Where the picture at the caret stands beside its text. */
export function PictureBar({ editor, align, change }: { editor: Editor; align: string; change(): void }) {
  const words = richTextMessages.picture
  const aligns = Object.entries(words.aligns).map(([name, label]) => ({
    label,
    pressed: name === align,
    run() {
      const next: Partial<FigureAttributes> = { align: name === 'full' ? null : name }
      editor.chain().focus().updateAttributes('figure', next).run()
    },
  }))
  return <ActionBar label={words.label} actions={[...aligns, { label: words.change, run: change }]} />
}

/** What can be done with the gallery around the caret. */
export function GalleryBar({ editor, add }: { editor: Editor; add(): void }) {
  const words = richTextMessages.gallery
  function change(work: (state: Editor['state']) => Transaction) {
    editor.view.dispatch(work(editor.state))
    editor.commands.focus()
  }
  const actions: BarAction[] = [
    { label: words.add, run: add },
    { label: words.forward, run: () => change((state) => moveInGallery(state, -1)) },
    { label: words.back, run: () => change((state) => moveInGallery(state, 1)) },
    { label: words.remove, run: () => change(removeFromGallery) },
    { label: words.delete, run: () => editor.chain().focus().deleteNode('gallery').run() },
  ]
  return <ActionBar label={words.label} actions={actions} />
}
