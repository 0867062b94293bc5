import { useEffect, useState } from 'react'
import { adminPaths, mediaPaths } from '#shared/addresses/admin-paths.ts'
import { mediaGraceDays } from '#shared/media/upload-rules.ts'
import type { MediaEntry, MediaUse } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { DeleteDialog, type Usage, type Usages } from '#admin/kit/delete-dialog.tsx'
import { callLibrary } from './call-library.ts'

type DeleteMediaDialogProps = {
  entries: MediaEntry[]
  /** For good, out of the trash. */
  forGood: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks before files go, and names every place that would lose one. */
export function DeleteMediaDialog({ entries, forGood, onConfirm, onClose }: DeleteMediaDialogProps) {
  const { deletion, removal, actions } = libraryMessages
  const usages = useUsagesOf(entries, !forGood)
  const { searching, unknown, used, unused } = deletion
  return (
    <DeleteDialog
      title={forGood ? removal.title(entries.length) : deletion.title(entries.length, entries[0]?.name ?? '')}
      text={forGood ? removal.text : deletion.text(mediaGraceDays)}
      confirm={forGood ? actions.remove : actions.delete}
      words={{ searching, unknown, used, unused: unused(entries.length) }}
      {...{ usages, onConfirm, onClose }}
    />
  )
}

function useUsagesOf(entries: MediaEntry[], wanted: boolean): Usages | undefined {
  const [usages, setUsages] = useState<Usages>('searching')
  useEffect(() => {
    if (!wanted) return
    const left = new AbortController()
    const search = async () => {
      const answers = await Promise.all(entries.map(({ id }) => fetchUses(id, left.signal)))
      if (left.signal.aborted) return
      if (!answers.every((uses) => uses !== undefined)) return setUsages('unknown')
      const each = new Map(answers.flat().map((use) => [`${use.collection}/${use.documentId}`, toUsage(use)]))
      setUsages([...each.values()])
    }
    void search()
    return () => left.abort()
  }, [entries, wanted])
  return wanted ? usages : undefined
}

/** Undefined where the library did not say. */
export async function fetchUses(id: string, signal: AbortSignal): Promise<MediaUse[] | undefined> {
  const answer = await callLibrary<{ media: { uses: MediaUse[] } }>('GET', mediaPaths.apiEntry(id), { signal })
  return answer.kind === 'done' ? answer.body.media.uses : undefined
}

/** Where a file is used, for people: a link to the editor and a word about it. */
export function toUsage({ collection, documentId, label, title, state }: MediaUse): Usage {
  const word = libraryMessages.entry.states[state]
  return {
    path: collection === documentId ? adminPaths.document(collection) : adminPaths.item(collection, documentId),
    title: title || label,
    note: title ? `${label}, ${word}` : word,
  }
}
