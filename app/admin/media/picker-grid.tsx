import { useCallback, useEffect, useState } from 'react'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import { filterOfKind, type MediaEntry, type MediaPage } from '#shared/media/entry.ts'
import type { FileKind } from '#shared/media/file-types.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import bar from '#admin/kit/bulk-bar.module.css'
import { DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { callLibrary } from './call-library.ts'
import { DropHint, FileButton, useDroppedFiles } from './choose-files.tsx'
import { MediaGrid, MediaTile } from './media-grid.tsx'
import { MediaTools, type MediaChoice } from './media-tools.tsx'
import styles from './picker-dialog.module.css'
import { UploadList } from './upload-list.tsx'
import { uploads } from './upload/uploads.ts'

type PickerGridProps = {
  kind: FileKind
  value: string
  several: boolean
  onChoose(entries: MediaEntry[]): void
  onDragged: (() => void) | undefined
}

const words = libraryMessages.picker

/** The files of one kind. A click takes one at once, unless others are marked already: then it joins them. */
export function PickerGrid({ kind, value, several, onChoose, onDragged }: PickerGridProps) {
  const { principal } = useAdminFrame()
  const [choice, setChoice] = useState<MediaChoice>({ search: '', filter: filterOfKind[kind], tag: '' })
  const [marked, setMarked] = useState<MediaEntry[]>([])
  const { state, entries, total, tags, problem, more, reload } = useLibrary(choice)
  const isMarked = ({ id }: MediaEntry) => marked.some((entry) => entry.id === id)
  const mark = (entry: MediaEntry, on: boolean) =>
    setMarked((before) => [...before.filter(({ id }) => id !== entry.id), ...(on ? [entry] : [])])
  const change = useCallback(
    (part: Partial<MediaChoice>) => {
      reload()
      setChoice((before) => ({ ...before, ...part }))
    },
    [reload],
  )
  const upload = (files: File[]) =>
    uploads.add(files, {
      owner: principal.id,
      onDone({ media }) {
        reload()
        if (media.kind !== kind) return
        if (files.length === 1) onChoose([media])
        else if (several) mark(media, true)
      },
    })
  const hovering = useDroppedFiles(upload)
  return (
    <DialogBody>
      <div className={styles.actions}>
        <FileButton label={libraryMessages.upload} icon="upload" size="small" multiple kind={kind} onFiles={upload} />
        {kind === 'image' && (
          <FileButton label={libraryMessages.camera} icon="image" size="small" variant="line" camera onFiles={upload} />
        )}
      </div>
      <UploadList />
      <MediaTools choice={choice} tags={tags} filters={[filterOfKind[kind]]} onChange={change} />
      {several && marked.length > 0 && (
        <fieldset className={bar.bar} aria-label={libraryMessages.bulk}>
          <b aria-live="polite">{libraryMessages.selected(marked.length)}</b>
          <Button size="small" onClick={() => onChoose(marked)}>
            {words.takeSeveral(marked.length)}
          </Button>
          <button type="button" className={bar.clear} onClick={() => setMarked([])}>
            {libraryMessages.clearSelection}
          </button>
        </fieldset>
      )}
      <output className={styles.state}>
        {state === 'loading' && words.loading}
        {state === 'failed' && problem}
        {state === 'ready' && total === 0 && libraryMessages.nothing.title}
      </output>
      <MediaGrid entries={entries}>
        {(entry) => (
          <MediaTile
            entry={entry}
            current={entry.reference === value}
            selected={isMarked(entry)}
            onSelect={several ? (on) => mark(entry, on) : undefined}
            onOpen={() => (marked.length > 0 ? mark(entry, !isMarked(entry)) : onChoose([entry]))}
            onDragged={onDragged}
          />
        )}
      </MediaGrid>
      {entries.length < total && (
        <div className={styles.more}>
          <Button size="small" variant="line" onClick={more}>
            {words.more}
          </Button>
        </div>
      )}
      {hovering && <DropHint />}
    </DialogBody>
  )
}

type Loaded = {
  state: 'loading' | 'ready' | 'failed'
  entries: MediaEntry[]
  total: number
  tags: string[]
  problem: string
}

const nothing: Loaded = { state: 'loading', entries: [], total: 0, tags: [], problem: '' }

/** The library as the picker shows it: by the choice, page after page. */
function useLibrary({ search, filter, tag }: MediaChoice) {
  const [loaded, setLoaded] = useState(nothing)
  // A new object asks again, also for the same page.
  const [asked, setAsked] = useState({ page: 1 })

  useEffect(() => {
    const left = new AbortController()
    const { page } = asked
    const query = new URLSearchParams({ suche: search, filter, seite: String(page), ...(tag && { schlagwort: tag }) })
    const load = async () => {
      const path = `${mediaPaths.apiList()}?${query}`
      const answer = await callLibrary<MediaPage>('GET', path, { signal: left.signal })
      if (left.signal.aborted) return
      if (answer.kind !== 'done')
        return setLoaded((before) => ({ ...before, state: 'failed', problem: answer.message }))
      const { entries, total, tags } = answer.body
      setLoaded((before) => ({
        state: 'ready',
        entries: page === 1 ? entries : [...before.entries, ...entries],
        total,
        tags,
        problem: '',
      }))
    }
    void load()
    return () => left.abort()
  }, [search, filter, tag, asked])

  const reload = useCallback(() => setAsked({ page: 1 }), [])
  return { ...loaded, more: () => setAsked({ page: asked.page + 1 }), reload }
}
