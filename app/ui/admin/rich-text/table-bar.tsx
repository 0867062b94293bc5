import type { Editor } from '@tiptap/core'
import styles from './rich-text.module.css'

/** What can be done with the table around the cursor. */
export function TableBar({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const actions: [string, () => boolean][] = [
    ['Zeile darunter', () => chain().addRowAfter().run()],
    ['Spalte rechts', () => chain().addColumnAfter().run()],
    ['Zeile löschen', () => chain().deleteRow().run()],
    ['Spalte löschen', () => chain().deleteColumn().run()],
    ['Kopfzeile an/aus', () => chain().toggleHeaderRow().run()],
    ['Tabelle löschen', () => chain().deleteTable().run()],
  ]
  return (
    <fieldset className={styles.table} aria-label="Tabelle">
      {actions.map(([label, run]) => (
        <button key={label} type="button" onClick={run}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
