import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import type { FigureAttributes } from './figure.ts'
import { moveInGallery, removeFromGallery } from './gallery.ts'
import styles from './insert-bars.module.css'

/** Where the picture at the caret stands beside its text. */
export function PictureBar({ editor, align, change }: { editor: Editor; align: string; change(): void }) {
  const words = richTextMessages.picture
  return (
    <fieldset className={styles.bar} aria-label={words.label}>
      {Object.entries(words.aligns).map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === align}
          onClick={() => {
            const next: Partial<FigureAttributes> = { align: name === 'full' ? null : name }
            editor.chain().focus().updateAttributes('figure', next).run()
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" onClick={change}>
        {words.change}
      </button>
    </fieldset>
  )
}

/** What can be done with the gallery around the caret. */
export function GalleryBar({ editor, add }: { editor: Editor; add(): void }) {
  const words = richTextMessages.gallery
  function change(work: (state: Editor['state']) => Transaction) {
    editor.view.dispatch(work(editor.state))
    editor.commands.focus()
  }
  const actions: [string, () => void][] = [
    [words.add, add],
    [words.forward, () => change((state) => moveInGallery(state, -1))],
    [words.back, () => change((state) => moveInGallery(state, 1))],
    [words.remove, () => change(removeFromGallery)],
    [words.delete, () => editor.chain().focus().deleteNode('gallery').run()],
  ]
  return (
    <fieldset className={styles.bar} aria-label={words.label}>
      {actions.map(([label, run]) => (
        <button key={label} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
