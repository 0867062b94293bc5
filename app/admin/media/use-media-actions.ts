import { useRevalidator } from 'react-router'
import type { MediaEntry } from '#shared/media/entry.ts'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { callLibrary } from './call-library.ts'

const done = {
  delete: libraryMessages.done.deleted,
  restore: libraryMessages.done.restored,
  remove: libraryMessages.done.removed,
  tag: libraryMessages.done.tagged,
  untag: libraryMessages.done.untagged,
}
export type MediaAction = keyof typeof done

/** Changes several files, says what happened, and shows the library as it is then. */
export function useMediaActions() {
  const { revalidate } = useRevalidator()
  return {
    revalidate,
    async act(action: MediaAction, entries: MediaEntry[], tag?: string): Promise<boolean> {
      const body = { action, ids: entries.map(({ id }) => id), ...(tag !== undefined && { tag }) }
      const answer = await callLibrary('POST', mediaPaths.apiBulk(), { body })
      if (answer.kind !== 'done') {
        toaster.show({ title: answer.message, variant: 'destructive' })
        return false
      }
      toaster.show({ title: done[action](entries.length), variant: 'success' })
      await revalidate()
      return true
    },
  }
}
