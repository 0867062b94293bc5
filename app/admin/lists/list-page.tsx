import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { listRowsShown } from '#shared/limits.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { listPart, type CollectionSummary, type ListPart, type ListRow } from '#shared/lists/admin-list.ts'
import { mayUse } from '#shared/people/people.ts'
import { listMessages, newPageMessages } from '#shared/messages/admin-lists.ts'
import type { Facet } from '#shared/lists/facets.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { DeleteItemsDialog } from './delete-items-dialog.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import { useListPart } from '#admin/offline/use-list-part.ts'
import { KeyHints } from '#admin/shell/shortcuts/key-hints.tsx'
import { openShortcuts, useSingleKeys } from '#admin/shell/shortcuts/shortcuts-store.ts'
import { useListPreferences } from '#admin/shell/use-preferences.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice, ListFacets, ListTools } from './list-tools.tsx'
import type { LineChange } from './line-edit.tsx'
import { ListViews } from './list-views.tsx'
import { ImportDialog, NewPageDialog } from './list-dialogs.tsx'
import { ListEmpty } from './list-empty.tsx'
import { focusFirstRow, focusRowOf, handleListKey } from './list-keys.ts'
import styles from './list-page.module.css'
import { ListTable } from './list-table.tsx'
import { shownColumns } from './list-columns.ts'
import { useDrawnRows, useHandOrder, useListChoice } from './list-rows.ts'
import { useListActions } from './use-list-actions.ts'
import { useSelection } from './use-selection.ts'

type ListPageProps = { collection: CollectionSummary; part: ListPart; facets: Facet[]; now: string }
type OpenDialog = { kind: 'delete'; rows: ListRow[] } | { kind: 'import' } | { kind: 'new-page' } | null

/** The items of a collection (docs/design.md, Admin). */
export function ListPage({ collection, part: loaded, facets, now }: ListPageProps) {
  const { name, label, fixed, orderedByHand } = collection
  const { principal } = useAdminFrame()
  const navigate = useNavigate()
  const singleKeys = useSingleKeys()
  const list = useRef<HTMLTableElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const { choice, change } = useListChoice()
  const [limit, setLimit] = useState(listRowsShown)
  const part = useListPart(name, loaded, choice, limit)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const [preferences, arrange] = useListPreferences(name)
  const server = useListActions(collection)
  const { ordered, move, moveTo } = useHandOrder(part.rows, server.order)
  const { rows, counts, total } = part.whole ? listPart(ordered, choice, limit) : part
  const drawn = useDrawnRows(rows)
  const found = counts[choice.state]
  const mayPublish = mayUse(principal, 'edit-content')
  const movable = mayPublish && orderedByHand && choice.sort === 'default' && found === total && total > 1
  const moveRow = (id: string, steps: number) => {
    void move(id, steps)
    focusRowOf(list.current, id)
  }
  const selection = useSelection(rows)

  const mayImport = mayUse(principal, 'administrate') && collection.defaultCount > 0
  const remove = (chosen: ListRow[]) => setDialog({ kind: 'delete', rows: chosen })
  const edit = (id: string | null) => {
    setEdited(id)
    if (id === null) focusRowOf(list.current, edited ?? undefined)
  }
  const rename = async (row: ListRow, { title, date }: LineChange) => {
    const { titleField, dateField } = collection
    edit(null)
    const values = { [titleField]: title, ...(dateField && date !== undefined && { [dateField]: date }) }
    await server.rename(row, values, mayPublish)
  }
  const actions = { ...server, remove, move: moveRow, moveTo, edit, rename }
  const removeRows = async (gone: ListRow[]) => {
    const ids = new Set(gone.map(({ id }) => id))
    const place = rows.findIndex(({ id }) => ids.has(id))
    await server.remove(gone)
    const next = rows.slice(place).find(({ id }) => !ids.has(id)) ?? rows.findLast(({ id }) => !ids.has(id))
    // The row that had the focus is gone; go on with its neighbour.
    if (document.activeElement === document.body) focusRowOf(list.current, next?.id)
  }
  // A page of one's own is asked for its address first; the list of the pages that came with the site offers it, too.
  const makesPages = name === 'ownPages' || name === 'pages'
  const create = () => (makesPages ? setDialog({ kind: 'new-page' }) : void navigate(adminPaths.newItem(name)))
  const createDraft = async (title: string) => {
    const id = await server.createDraft(collection.titleField, title)
    if (id) await navigate(adminPaths.item(name, id))
  }
  const keys = {
    search: () => searchField.current?.focus(),
    ...(!fixed && { create }),
    help: openShortcuts,
    rename: edit,
    ...(!fixed && mayPublish && { remove: (id: string) => remove(rows.filter((row) => row.id === id)) }),
    toggle: (id: string) => mayPublish && selection.select([id], !selection.ids.has(id)),
    ...(movable && { move: moveRow }),
    escape: () => (selection.rows.length > 0 ? selection.clear() : searchField.current?.focus()),
  }

  return (
    <AdminPage
      title={label.many}
      actions={
        <>
          {makesPages && (
            <Button onClick={create}>
              <Icon name="plus" />
              {newPageMessages.title}
              {singleKeys && !fixed && <Kbd>N</Kbd>}
            </Button>
          )}
          {!fixed && !makesPages && (
            <ScreenButton to={adminPaths.newItem(name)}>
              <Icon name="plus" />
              {listMessages.create(label.one)}
              {singleKeys && <Kbd>N</Kbd>}
            </ScreenButton>
          )}
        </>
      }
    >
      {total > 0 && (
        <ListTools
          label={listMessages.search(label.many)}
          onArrowDown={() => focusFirstRow(list.current)}
          {...{ choice, counts, change, searchField }}
        >
          <ColumnChoice {...{ preferences, arrange }} />
        </ListTools>
      )}
      {total > 0 && <ListFacets {...{ facets, choice, change }} />}
      <ListViews {...{ choice, change, preferences, arrange }} />
      {selection.rows.length > 0 && (
        <BulkBar rows={selection.rows} clear={selection.clear} {...{ fixed, facets, actions }} />
      )}
      {found === 0 ? (
        <ListEmpty
          createDraft={(title) => void createDraft(title)}
          importDefaults={mayImport ? () => setDialog({ kind: 'import' }) : undefined}
          {...{ collection, choice, change }}
        />
      ) : (
        <>
          <ListTable
            ref={list}
            rows={drawn}
            selected={selection.ids}
            select={selection.select}
            onKeyDown={(event) => handleListKey(event, keys)}
            columns={shownColumns(preferences)}
            {...{ collection, now, choice, change, movable, mayPublish, edited, actions }}
          />
          <div className={styles.foot}>
            <output>{listMessages.shown(rows.length, total, label.many)}</output>
            {found > limit && (
              <Button size="small" variant="line" onClick={() => setLimit(limit + listRowsShown)}>
                {listMessages.more}
              </Button>
            )}
            {mayImport && (
              <Button size="small" variant="line" onClick={() => setDialog({ kind: 'import' })}>
                {listMessages.importDefaults}
              </Button>
            )}
          </div>
        </>
      )}
      <KeyHints movable={movable} fixed={fixed || !mayPublish} />
      {dialog?.kind === 'new-page' && <NewPageDialog onClose={() => setDialog(null)} />}
      {dialog?.kind === 'delete' && (
        <DeleteItemsDialog
          collection={name}
          items={dialog.rows}
          isPublic={dialog.rows.some(({ state }) => state === 'published' || state === 'changed')}
          onClose={() => setDialog(null)}
          onConfirm={() => {
            setDialog(null)
            void removeRows(dialog.rows)
          }}
        />
      )}
      {dialog?.kind === 'import' && (
        <ImportDialog
          existing={total}
          onConfirm={server.importDefaults}
          onClose={() => setDialog(null)}
          {...{ collection }}
        />
      )}
    </AdminPage>
  )
}
