import { useEffect, useState } from 'react'
import { mediaGraceDays } from '#shared/media/upload-rules.ts'
import type { MediaEntry } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { DeleteDialog, type Usages } from '#admin/kit/delete-dialog.tsx'
import { fetchUses, toUsage } from './media-usages.ts'

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
