import { adminPaths, mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { MediaUse } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import type { Usage } from '#admin/kit/delete-dialog.tsx'
import { callLibrary } from './call-library.ts'

/** Where a file is used, for people: a link to the editor and a word about it. */
export function toUsage({ collection, documentId, label, title, state }: MediaUse): Usage {
  const word = libraryMessages.entry.states[state]
  return {
    path: collection === documentId ? adminPaths.document(collection) : adminPaths.item(collection, documentId),
    title: title || label,
    note: title ? `${label}, ${word}` : word,
  }
}

/** Undefined where the library did not say. */
export async function fetchUses(id: string, signal: AbortSignal): Promise<MediaUse[] | undefined> {
  const answer = await callLibrary<{ media: { uses: MediaUse[] } }>('GET', mediaPaths.apiEntry(id), { signal })
  return answer.kind === 'done' ? answer.body.media.uses : undefined
}
