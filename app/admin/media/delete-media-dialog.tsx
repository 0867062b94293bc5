import { useEffect, useState } from 'react'
import { mediaGraceDays } from '#shared/constants.ts'
import type { MediaEntry, MediaUse } from '#shared/media/entry.ts'
import { mediaPaths } from '#shared/addresses/media-paths.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { DeleteDialog, type Places } from '#admin/kit/delete-dialog.tsx'
import { placeOfUse } from './place-of-use.ts'
import { storageOperation } from './storage-operation.ts'

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
  const places = usePlacesOf(entries, !forGood)
  const { searching, unknown, used, unused } = deletion
  return (
    <DeleteDialog
      title={forGood ? removal.title(entries.length) : deletion.title(entries.length, entries[0]?.name ?? '')}
      text={forGood ? removal.text : deletion.text(mediaGraceDays)}
      confirm={forGood ? actions.remove : actions.delete}
      words={{ searching, unknown, used, unused: unused(entries.length) }}
      {...{ places, onConfirm, onClose }}
    />
  )
}

function usePlacesOf(entries: MediaEntry[], wanted: boolean): Places | undefined {
  const [places, setPlaces] = useState<Places>('searching')
  useEffect(() => {
    if (!wanted) return
    const left = new AbortController()
    const asked = entries.map(({ id }) =>
      storageOperation<{ media: { uses: MediaUse[] } }>('GET', mediaPaths.apiEntry(id), undefined, left.signal),
    )
    Promise.all(asked)
      .then((answers) => {
        const all = answers.flatMap(({ media }) => media.uses)
        const each = new Map(all.map((use) => [`${use.collection}/${use.documentId}`, placeOfUse(use)]))
        return setPlaces([...each.values()])
      })
      .catch(() => left.signal.aborted || setPlaces('unknown'))
    return () => left.abort()
  }, [entries, wanted])
  return wanted ? places : undefined
}
