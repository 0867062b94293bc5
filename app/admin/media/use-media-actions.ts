import { useRevalidator } from 'react-router'
import { AppError } from '#shared/errors.ts'
import type { MediaEntry } from '#shared/media/entry.ts'
import { mediaPaths } from '#shared/addresses/media-paths.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { storageOperation } from './storage-operation.ts'

const done = {
  delete: libraryMessages.done.deleted,
  restore: libraryMessages.done.restored,
  remove: libraryMessages.done.removed,
}
export type BulkAction = keyof typeof done

/** Changes several files, says what happened, and shows the library as it is then. */
export function useMediaActions() {
  const { revalidate } = useRevalidator()
  return {
    revalidate,
    async act(action: BulkAction, entries: MediaEntry[]): Promise<boolean> {
      try {
        await storageOperation('POST', mediaPaths.apiBulk(), { action, ids: entries.map(({ id }) => id) })
        toaster.show({ title: done[action](entries.length), variant: 'success' })
        await revalidate()
        return true
      } catch (cause) {
        toaster.show({
          title: cause instanceof AppError ? cause.message : storageErrorMessages.unknown,
          variant: 'destructive',
        })
        return false
      }
    },
  }
}
