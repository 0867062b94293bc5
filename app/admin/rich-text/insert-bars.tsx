import type { Editor } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import styles from './insert-bars.module.css'
import { legalTokenLabels } from '#shared/messages/legal-token-labels.ts'

const words = richTextMessages.table

/** What can be done with the table around the cursor. */
export function TableBar({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const actions: [string, () => boolean][] = [
    [words.addRow, () => chain().addRowAfter().run()],
    [words.addColumn, () => chain().addColumnAfter().run()],
    [words.deleteRow, () => chain().deleteRow().run()],
    [words.deleteColumn, () => chain().deleteColumn().run()],
    [words.header, () => chain().toggleHeaderRow().run()],
    [words.headerColumn, () => chain().toggleHeaderColumn().run()],
    [words.delete, () => chain().deleteTable().run()],
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
