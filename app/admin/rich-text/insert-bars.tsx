import type { Editor } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { ActionBar, type BarAction } from './action-bar.tsx'
import { keepCaret } from './keep-caret.ts'
import styles from './insert-bars.module.css'
import { legalTokenLabels } from '#shared/messages/legal-token-labels.ts'

const words = richTextMessages.table

/** What can be done with the table around the cursor. */
export function TableBar({ editor, isChart }: { editor: Editor; isChart: boolean }) {
  const chain = () => editor.chain().focus()
  const actions: BarAction[] = [
    { label: words.asBars, pressed: isChart, run: () => chain().updateAttributes('table', { chart: !isChart }).run() },
    { label: words.addRow, run: () => chain().addRowAfter().run() },
    { label: words.addColumn, run: () => chain().addColumnAfter().run() },
    { label: words.deleteRow, run: () => chain().deleteRow().run() },
    { label: words.deleteColumn, run: () => chain().deleteColumn().run() },
    { label: words.header, run: () => chain().toggleHeaderRow().run() },
    { label: words.headerColumn, run: () => chain().toggleHeaderColumn().run() },
    { label: words.delete, run: () => chain().deleteTable().run() },
  ]
  return <ActionBar label={words.label} actions={actions} />
}

/** Tokens that the page fills from the company profile (J17): a click puts one at the cursor. */
export function TokenBar({ editor }: { editor: Editor }) {
  return (
    <details className={styles.tokens}>
      <summary>{richTextMessages.tokens}</summary>
      <div className={styles.bar}>
        {Object.entries(legalTokenLabels).map(([token, label]) => (
          <button
            key={token}
            type="button"
            title={`{{${token}}}`}
            onMouseDown={keepCaret}
            onClick={() =>
              editor
                .chain()
                .focus()
                .insertContent({ type: 'text', text: `{{${token}}}` })
                .run()
            }
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  )
}
