import { useCallback, useState } from 'react'
import { filterOfKind, type MediaEntry } from '#shared/media/entry.ts'
import type { FileKind } from '#shared/media/file-types.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import bar from '#admin/kit/bulk-bar.module.css'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { DropHint } from './drop-hint.tsx'
import { FileButton } from './file-button.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaTile } from './media-tile.tsx'
import { MediaTools, type MediaChoice } from './media-tools.tsx'
import styles from './picker-dialog.module.css'
import { UploadList } from './upload-list.tsx'
import { uploads } from './upload/uploads.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useLibrary } from './use-library.ts'

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
