import { Link } from 'react-router'
import { adminPaths } from '#shared/admin-paths.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { mayUse } from '#shared/identity.ts'
import { editorMessages as words } from '#shared/messages/editor.ts'
import { newItemId } from '#shared/preview.ts'
import { publishState } from '#shared/publish-state.ts'
import { useAdminFrame } from '#ui/admin/admin-frame.ts'
import { StatusChip } from '#ui/admin/status-chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Button } from '#ui/kit/button.tsx'
import { ActionMenu, type MenuAction } from './action-menu.tsx'
import type { OpenDialog } from './editor-dialogs.tsx'
import styles from './editor-page.module.css'
import { StateLine } from './state-line.tsx'
import type { useEditor } from './use-editor.ts'
import { usePresence } from './use-presence.ts'
import type { Publishing } from './use-publishing.ts'

type EditorBarProps = {
  definition: AnyDefinition
  editor: ReturnType<typeof useEditor>
  publishing: Publishing
  save(): void
  open(dialog: OpenDialog): void
  view: 'form' | 'preview'
  setView(view: 'form' | 'preview'): void
  preview: { wide: boolean; setWide(wide: boolean): void } | undefined
}

/** Where the item stands and what can be done with it; it stays in view. */
export function EditorBar({ definition, editor, publishing, save, open, view, setView, preview }: EditorBarProps) {
  const { store, state } = editor
  const { standing } = state
  const isNew = state.id === newItemId
  const { principal } = useAdminFrame()
  const others = usePresence(definition.name, state.id)
  const removable = definition.kind === 'collection' && !definition.fixed
  const actions: MenuAction[] = [
    { label: words.actions.check, icon: 'check', run: () => open('check') },
    { label: words.actions.history, icon: 'clock', run: () => open('history'), hidden: isNew },
    { label: words.actions.schedule, icon: 'calendar', run: () => open('schedule'), hidden: isNew },
    { label: words.actions.links, icon: 'link', run: () => open('links'), hidden: isNew || preview === undefined },
    {
      label: words.actions.discard,
      icon: 'undo',
      run: () => open('discard'),
      hidden: !(standing.live && standing.hasDraft),
    },
    {
      label: words.actions.unpublish,
      icon: 'eye-off',
      run: () => open('unpublish'),
      hidden: !(removable && standing.live),
    },
    {
      label: words.actions.reset,
      icon: 'refresh',
      run: () => open('reset'),
      hidden: definition.kind !== 'document' || !mayUse(principal.role, 'administrate'),
    },
    { label: words.actions.delete, icon: 'trash', run: () => open('delete'), hidden: isNew || !removable },
  ]
  const chip = publishState({ isPublic: standing.live, hasDraft: standing.hasDraft, publishAt: standing.publishAt })
  return (
    <div className={styles.bar}>
      <Link className={styles.back} to={backTo(definition)} aria-label={words.back} title={words.back}>
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.title}>
        <h1>{titleOf(definition, state.values, isNew)}</h1>
        <StateLine state={state} isNew={isNew} retry={() => void store.retryNow()} solve={() => open('conflict')} />
      </div>
      {others.length > 0 && (
        <output className={styles.presence}>
          <Icon name="users" />
          {presenceText(others)}
        </output>
      )}
      <StatusChip state={chip} />
      {preview && (
        <>
          <fieldset className={styles.views} aria-label="Ansicht">
            {(['form', 'preview'] as const).map((name) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {name === 'form' ? words.form : 'Vorschau'}
              </button>
            ))}
          </fieldset>
          <button
            type="button"
            className={styles.widen}
            aria-pressed={preview.wide}
            title={preview.wide ? 'Vorschau zeigen' : 'Vorschau ausblenden'}
            aria-label="Vorschau ausblenden"
            onClick={() => preview.setWide(!preview.wide)}
          >
            <Icon name={preview.wide ? 'eye' : 'eye-off'} />
          </button>
        </>
      )}
      <ActionMenu label={words.more} actions={actions} />
      <Button variant="line" size="small" onClick={save}>
        {words.save} <kbd>Strg S</kbd>
      </Button>
      <Button
        size="small"
        aria-disabled={publishing.busy || undefined}
        onClick={() => !publishing.busy && void publishing.publish()}
      >
        {standing.live && standing.hasDraft ? words.publishChanges : words.publish}
      </Button>
    </div>
  )
}

function backTo(definition: AnyDefinition): string {
  return definition.kind === 'collection' ? adminPaths.list(definition.name) : adminPaths.dashboard()
}

function titleOf(definition: AnyDefinition, values: Record<string, unknown>, isNew: boolean): string {
  if (definition.kind === 'document') return definition.label
  const title = String(values[definition.title] ?? '').trim()
  return title || (isNew ? words.newItem(definition.label.one) : words.untitled)
}

function presenceText(others: { name: string; self: boolean }[]): string {
  const names = others.filter(({ self }) => !self).map(({ name }) => name)
  if (names.length === 0) return words.presence.self
  return names.length === 1 ? words.presence.one(names[0]!) : words.presence.many(names.join(', '))
}
