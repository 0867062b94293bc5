import { useCallback, useState, useEffect } from 'react'
import { isDescribed, type MediaEntry, type MediaPage } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { DropHint } from './drop-hint.tsx'
import { EntryForm } from './entry-form.tsx'
import { FileButton } from './file-button.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaTile } from './media-tile.tsx'
import { MediaTools, type MediaChoice } from './media-tools.tsx'
import styles from './picker-dialog.module.css'
import { UploadList } from './upload-list.tsx'
import { uploads } from './upload/uploads.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import { callLibrary } from './call-library.ts'

type Loaded = {
  state: 'loading' | 'ready' | 'failed'
  entries: MediaEntry[]
  total: number
  tags: string[]
  problem: string
}

const nothing: Loaded = { state: 'loading', entries: [], total: 0, tags: [], problem: '' }

type PickerDialogProps = {
  value: string
  /** What is chosen already, and wants a text. */
  describing?: MediaEntry | undefined
  onChoose(entry: MediaEntry): void
  onClose(): void
}

const words = libraryMessages.picker

/** Choose a picture or bring a new one. One without a text is described first: otherwise it could not be published. */
export function PickerDialog({ value, describing: first, onChoose, onClose }: PickerDialogProps) {
  const [describing, setDescribing] = useState<MediaEntry | null>(first ?? null)
  const choose = (entry: MediaEntry) => (isDescribed(entry) ? onChoose(entry) : setDescribing(entry))
  if (describing)
    return (
      <Dialog key="describe" title={describing.name} size="team" onClose={onClose}>
        <p className={styles.hint}>{words.describe}</p>
        <EntryForm
          entry={describing}
          saveLabel={words.use}
          onSaved={onChoose}
          actions={
            <Button variant="line" onClick={() => setDescribing(null)}>
              {libraryMessages.previous}
            </Button>
          }
        />
      </Dialog>
    )
  return (
    <Dialog key="choose" title={words.title} size="team" onClose={onClose}>
      <Pictures value={value} onChoose={choose} />
    </Dialog>
  )
}

function Pictures({ value, onChoose }: { value: string; onChoose(entry: MediaEntry): void }) {
  const { principal } = useAdminFrame()
  const [choice, setChoice] = useState<MediaChoice>({ search: '', filter: 'bilder', tag: '' })
  const { state, entries, total, tags, problem, more, reload } = useLibrary(choice)
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
        if (files.length === 1 && media.kind === 'image') onChoose(media)
      },
    })
  const hovering = useDroppedFiles(upload)
  return (
    <DialogBody>
      <div className={styles.actions}>
        <FileButton label={libraryMessages.upload} icon="upload" size="small" multiple onFiles={upload} />
        <FileButton label={libraryMessages.camera} icon="image" size="small" variant="line" camera onFiles={upload} />
      </div>
      <UploadList />
      <MediaTools choice={choice} tags={tags} filters={['bilder']} onChange={change} />
      <output className={styles.state}>
        {state === 'loading' && words.loading}
        {state === 'failed' && problem}
        {state === 'ready' && total === 0 && libraryMessages.nothing.title}
      </output>
      <MediaGrid entries={entries}>
        {(entry) => <MediaTile entry={entry} current={entry.reference === value} onOpen={() => onChoose(entry)} />}
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
