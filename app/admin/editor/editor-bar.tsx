import { Link } from 'react-router'
import type { AnyDefinition } from '#shared/content/define.ts'
import { mayUse } from '#shared/people/people.ts'
import { editorMessages as words } from '#shared/messages/editor.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { newItemId } from '#shared/preview/preview.ts'
import { publishState } from '#shared/content/publish-state.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { IconButton, Button } from '#kit/buttons/button.tsx'
import { Menu, MenuAction } from '#admin/kit/menu.tsx'
import { useNarrow } from '#admin/kit/use-narrow.ts'
import { Segmented } from '#admin/kit/segmented.tsx'
import { StatusChip, StatusMark } from '#admin/lists/status-chip.tsx'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import type { OpenDialog } from './open-dialog.ts'
import styles from './editor-bar.module.css'
import { backTo, editorTitle } from './editor-place.ts'
import { Presence } from './presence.tsx'
import { StateLine } from './state-line.tsx'
import type { useEditor } from './use-editor.ts'
import type { Publishing } from './use-publishing.ts'
import { ViewLink } from './view-link.tsx'

type Action = Exclude<NonNullable<OpenDialog>, 'conflict'>
const icons: Record<Action, IconName> = {
  check: 'check',
  history: 'clock',
  schedule: 'calendar',
  links: 'link',
  discard: 'undo',
  unpublish: 'eye-off',
  reset: 'refresh',
  restore: 'refresh',
  delete: 'trash',
}

type EditorBarProps = {
  definition: AnyDefinition
  editor: ReturnType<typeof useEditor>
  publishing: Publishing
  /** Null where the title is missing. */
  save(): Promise<boolean> | null
  open(dialog: OpenDialog): void
  view: 'form' | 'preview'
  setView(view: 'form' | 'preview'): void
  /** A page that shows its texts, where others share them. */
  example: string | undefined
  preview: { wide: boolean; setWide(wide: boolean): void } | undefined
}

/** Where the item stands and what can be done with it; it stays in view. */
export function EditorBar(props: EditorBarProps) {
  const { definition, editor, publishing, save, open, view, setView, example, preview } = props
  const { store, state } = editor
  const { serverState } = state
  const isNew = state.id === newItemId
  const { principal } = useAdminFrame()
  const { mayPublish } = publishing
  const removable = definition.kind === 'collection' && !definition.fixed
  const offered: Record<Action, boolean> = {
    check: true,
    history: !isNew,
    schedule: !isNew && mayPublish,
    links: !isNew && preview !== undefined && mayPublish,
    discard: serverState.live && serverState.hasDraft && mayPublish,
    unpublish: removable && serverState.live && mayPublish,
    reset: definition.kind === 'document' && mayUse(principal, 'administrate'),
    restore: definition.kind === 'collection' && definition.fixed === true,
    delete: !isNew && removable && mayPublish,
  }
  const narrow = useNarrow()
  const chip = publishState({
    isPublic: serverState.live,
    hasDraft: serverState.hasDraft,
    publishAt: serverState.publishAt,
  })
  return (
    <div className={styles.bar}>
      <Link className="icon-button" to={backTo(definition)} aria-label={words.back} title={words.back}>
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.title}>
        <h1>
          {narrow && <StatusMark state={chip} />}
          {editorTitle(definition, state.values, isNew)}
        </h1>
        <StateLine
          state={state}
          isNew={isNew}
          retry={() => void store.retryNow()}
          solve={() => open('conflict')}
          showHistory={() => open('history')}
        />
      </div>
      <Presence collection={definition.name} id={state.id} />
      {!narrow && <StatusChip state={chip} />}
      {preview && (
        <>
          <Segmented
            className={styles.views}
            label={words.views.label}
            choices={words.views.names}
            value={view}
            onChange={setView}
          />
          <IconButton
            className={styles.widen}
            icon={preview.wide ? 'eye' : 'eye-off'}
            label={preview.wide ? words.showPreview : words.hidePreview}
            onClick={() => preview.setWide(!preview.wide)}
          />
        </>
      )}
      <ViewLink
        className={styles.view}
        collection={definition.name}
        store={store}
        state={state}
        example={example}
        save={save}
      />
      <Menu label={words.more}>
        {narrow && <MenuAction icon="check" label={words.save} onClick={() => void save()} />}
        {(Object.keys(offered) as Action[])
          .filter((action) => offered[action])
          .map((action) => (
            <MenuAction
              key={action}
              icon={icons[action]}
              label={words.actions[action]}
              danger={action === 'delete'}
              onClick={() => open(action)}
            />
          ))}
      </Menu>
      {!narrow && (
        <Button variant="line" size="small" onClick={() => void save()}>
          {words.save} <kbd>{words.saveKeys}</kbd>
        </Button>
      )}
      <Button
        size="small"
        variant={publishing.nothingNew ? 'line' : 'primary'}
        aria-disabled={publishing.busy || publishing.nothingNew || undefined}
        onClick={() => !publishing.busy && void publishing.publish()}
      >
        {mayPublish
          ? serverState.live && serverState.hasDraft && !narrow
            ? words.publishChanges
            : words.publish
          : reviewMessages.ask}
      </Button>
    </div>
  )
}
