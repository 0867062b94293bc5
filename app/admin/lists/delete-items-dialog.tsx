import { keptDays } from '#shared/limits.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { DeleteDialog, type Usages } from '#admin/kit/delete-dialog.tsx'
import { useEffect, useState } from 'react'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { callServer } from '#kit/server-call/call-server.ts'

type Reference = { collection: string; id: string; area: string; title: string; field: string }

type DeleteItemsDialogProps = {
  collection: string
  /** Kept by the caller as long as the dialog is open: another list is asked about anew. */
  items: readonly { id: string; title: string }[]
  isPublic: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before items go to the trash, from their list or from their editor. */
export function DeleteItemsDialog({ collection, items, isPublic, onConfirm, onClose }: DeleteItemsDialogProps) {
  const words = adminDialogMessages.deletion
  const usages = useReferences(collection, items)
  return (
    <DeleteDialog
      title={words.title(items.length, items[0]?.title ?? '')}
      text={words.text(items.length, isPublic, keptDays)}
      names={items.map(({ title }) => title)}
      confirm={words.confirm}
      {...{ usages, onConfirm, onClose }}
    />
  )
}

/** Every place that points to one of the items; what is deleted together does not count. */
function useReferences(collection: string, items: readonly { id: string }[]): Usages {
  const [usages, setUsages] = useState<Usages>('searching')
  useEffect(() => {
    let left = false
    const going = new Set(items.map(({ id }) => id))
    const asked = items.map(({ id }) =>
      callServer<{ references: Reference[] }>('GET', `/api/editing/${collection}/${encodeURIComponent(id)}/references`),
    )
    void Promise.all(asked).then((answers) => {
      if (left) return
      const found = answers.flatMap((answer) => (answer.kind !== 'done' ? [] : [answer.body.references]))
      if (found.length < answers.length) return setUsages('unknown')
      const all = found
        .flat()
        .filter((place) => place.collection !== collection || !going.has(place.id))
        .map((place) => ({ path: pathOf(place), title: place.title, note: `${place.area}, ${place.field}` }))
      return setUsages([...new Map(all.map((place) => [JSON.stringify(place), place])).values()])
    })
    return () => {
      left = true
    }
  }, [collection, items])
  return usages
}

/** A document is its own and only item. */
function pathOf({ collection, id }: Reference): string {
  return collection === id ? adminPaths.document(id) : adminPaths.item(collection, id)
}
