import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepScroll } from '#kit/page/keep-scroll.ts'
import { mediaEntryParameter } from '#shared/addresses/admin-paths.ts'
import { mediaGraceDays } from '#shared/media/upload-rules.ts'
import type { MediaEntry, MediaPage, OpenUpload } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { DropHint, FileButton, useDroppedFiles } from './choose-files.tsx'
import styles from './library-page.module.css'
import { ForeignUploads } from './foreign-uploads.tsx'
import { MediaBulkBar } from './media-bulk-bar.tsx'
import { MediaGrid, MediaTile } from './media-grid.tsx'
import { LibraryEmpty, LibraryPager, MediaTools, type MediaChoice } from './media-tools.tsx'
import { ReshapeDialog } from './reshape-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { uploads } from './upload/uploads.ts'
import { useMediaActions } from './use-media-actions.ts'

type LibraryPageProps = {
  page: MediaPage
  choice: MediaChoice
  pageNumber: number
  pages: number
  /** Of everybody; empty for who is no administrator. */
  openUploads: OpenUpload[]
}
type OpenDialog = { kind: 'entry' | 'reshape'; entry: MediaEntry } | { kind: 'delete'; entries: MediaEntry[] } | null

/** All files of the site: find, describe, replace, throw away. */
export function LibraryPage({ page, choice, pageNumber, pages, openUploads }: LibraryPageProps) {
  const { principal } = useAdminFrame()
  const { act, revalidate } = useMediaActions()
  const changeChoice = useChoiceInAddress()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const inTrash = choice.filter === 'papierkorb'
  const chosen = page.entries.filter(({ id }) => selected.has(id))
  const close = () => setDialog(null)

  const upload = (files: File[], replaces?: string) =>
    uploads.add(files, {
      owner: principal.id,
      ...(replaces !== undefined && { replaces }),
      onDone({ duplicate }) {
        if (replaces !== undefined && !duplicate)
          toaster.show({ title: libraryMessages.done.replaced, variant: 'success' })
        void revalidate()
      },
    })
  const hovering = useDroppedFiles(upload)
  useAskedEntry(page.entries, (entry) => setDialog({ kind: 'entry', entry }))
  useEffect(() => {
    void uploads.restore(principal.id, () => void revalidate())
  }, [principal.id, revalidate])

  async function confirmDelete(entries: MediaEntry[]) {
    close()
    if (await act(inTrash ? 'remove' : 'delete', entries)) setSelected(new Set())
  }

  return (
    <AdminPage
      title={libraryMessages.title}
      note={libraryMessages.note}
      actions={
        <>
          <FileButton label={libraryMessages.camera} icon="image" variant="line" camera onFiles={upload} />
          <FileButton label={libraryMessages.upload} icon="upload" multiple onFiles={upload} />
        </>
      }
    >
      <UploadList />
      <ForeignUploads uploads={openUploads.filter(({ owner }) => owner !== principal.id)} onCanceled={revalidate} />
      <MediaTools choice={choice} tags={page.tags} onChange={changeChoice} />
      {inTrash && <p className={styles.note}>{libraryMessages.trashNote(mediaGraceDays)}</p>}
      {chosen.length > 0 && (
        <MediaBulkBar
          count={chosen.length}
          inTrash={inTrash}
          tags={page.tags}
          onTag={(tag, on) => void act(on ? 'tag' : 'untag', chosen, tag)}
          onDelete={() => setDialog({ kind: 'delete', entries: chosen })}
          onRestore={() => void act('restore', chosen).then((done) => done && setSelected(new Set()))}
          onClear={() => setSelected(new Set())}
        />
      )}
      {page.entries.length === 0 ? (
        <LibraryEmpty choice={choice} onReset={() => changeChoice({ search: '', tag: '', filter: 'alle' })} />
      ) : (
        <MediaGrid entries={page.entries}>
          {(entry) => (
            <MediaTile
              entry={entry}
              selected={selected.has(entry.id)}
              onSelect={(on) =>
                setSelected(new Set(on ? [...selected, entry.id] : [...selected].filter((id) => id !== entry.id)))
              }
              onOpen={() => setDialog({ kind: 'entry', entry })}
            />
          )}
        </MediaGrid>
      )}
      <LibraryPager page={pageNumber} pages={pages} total={page.total} />
      {hovering && <DropHint />}
      {dialog?.kind === 'entry' && (
        <EntryDialog
          entry={dialog.entry}
          onChanged={() => void revalidate()}
          onReplace={(file) => {
            upload([file], dialog.entry.id)
            close()
          }}
          onReshape={() => setDialog({ kind: 'reshape', entry: dialog.entry })}
          onDelete={() => setDialog({ kind: 'delete', entries: [dialog.entry] })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'reshape' && (
        <ReshapeDialog
          entry={dialog.entry}
          onDone={() => {
            close()
            toaster.show({ title: libraryMessages.done.reshaped, variant: 'success' })
            void revalidate()
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteMediaDialog
          entries={dialog.entries}
          forGood={inTrash}
          onConfirm={() => void confirmDelete(dialog.entries)}
          onClose={close}
        />
      )}
    </AdminPage>
  )
}

/** Opens the file that the address names, once. */
function useAskedEntry(entries: MediaEntry[], open: (entry: MediaEntry) => void) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(mediaEntryParameter)
  const openAsked = useEffectEvent(() => {
    const entry = entries.find(({ id }) => id === asked)
    if (entry) open(entry)
    const rest = new URLSearchParams(search)
    rest.delete(mediaEntryParameter)
    setSearch(rest, { replace: true, ...keepScroll })
  })
  useEffect(() => {
    if (asked !== null) openAsked()
  }, [asked])
}

const parameters: Record<keyof MediaChoice, string> = { search: 'suche', filter: 'filter', tag: 'schlagwort' }

/** What is looked for stands in the address: it survives a reload and can be passed on. */
function useChoiceInAddress() {
  const [, setParameters] = useSearchParams()
  return useCallback(
    (change: Partial<MediaChoice>) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('seite')
          for (const [name, value] of Object.entries(change)) {
            const parameter = parameters[name as keyof MediaChoice]
            if (value === '' || value === 'alle') next.delete(parameter)
            else next.set(parameter, value)
          }
          return next
        },
        { replace: true, ...keepScroll },
      ),
    [setParameters],
  )
}
