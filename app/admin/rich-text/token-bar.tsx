import type { Editor } from '@tiptap/core'
import { legalTokenLabels } from '#shared/messages/legal-token-labels.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import styles from './insert-bar.module.css'

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
