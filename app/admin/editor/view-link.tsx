import type { MouseEvent } from 'react'
import { editorMessages as words } from '#shared/messages/editor.ts'
import { viewAddress } from '#shared/editing/view-address.ts'
import { newItemId } from '#shared/preview/preview.ts'
import { Icon } from '#kit/icon/icon.tsx'
import type { EditorState } from './editor-state.ts'
import type { EditorStore } from './editor-store.ts'

type ViewLinkProps = {
  className: string | undefined
  collection: string
  store: EditorStore
  state: EditorState
  /** A page that shows its texts, where others share them. */
  example: string | undefined
  /** Null where something is missing without which nothing can be saved. */
  save(): Promise<boolean> | null
}

/** Leads to the page as visitors or, before it is public, the editors see it. What was never saved is saved first. */
export function ViewLink({ className = '', collection, store, state, example, save }: ViewLinkProps) {
  const viewOf = ({ id, values, serverState }: EditorState) =>
    viewAddress({ name: collection, id, values, live: serverState.live, example })

  async function saveAndShow(event: MouseEvent) {
    event.preventDefault()
    const saving = save()
    if (!saving) return
    // At once: browsers open a tab for a click only.
    const tab = window.open('', '_blank')
    if (!(await saving)) return tab?.close()
    tab?.location.replace(viewOf(store.get()).address)
  }

  const { address, isDraft } = viewOf(state)
  const label = isDraft ? words.viewDraft : words.actions.view
  // One link before and after: leaving the title saves as well, between the press of a button and its release.
  return (
    <a
      className={`icon-button ${className}`}
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      onClick={state.id === newItemId ? (event) => void saveAndShow(event) : undefined}
    >
      <Icon name="external" />
    </a>
  )
}
