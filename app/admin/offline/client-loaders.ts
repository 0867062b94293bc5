import type { AdminFrame } from '#admin/shell/admin-frame.ts'
import { readEditor, readList } from './copy-reads.ts'
import { fromServerOrCopy } from './from-server-or-copy.ts'
import { frameMark, screenMark } from './marks.ts'
import type { Offline } from './offline.ts'
import { lastPerson, offlineFor } from './open-offline.ts'
import { isLocalId } from './queued-change.ts'

type FromServer<Data> = () => Promise<Data>
type ListData = NonNullable<Awaited<ReturnType<typeof readList>>>
type EditorScreen = NonNullable<Awaited<ReturnType<typeof readEditor>>>

export const loadFrame = (server: FromServer<AdminFrame>): Promise<AdminFrame> =>
  fromServerOrCopy(server, async (offline) => (await offline.mark(frameMark)) as AdminFrame | undefined)

export const loadList = (server: FromServer<ListData>, name: string): Promise<ListData> =>
  fromServerOrCopy(server, (offline) => readList(offline, name))

export async function loadEditor(server: FromServer<EditorScreen>, name: string, id: string): Promise<EditorScreen> {
  const fromCopy = (offline: Offline) => readEditor(offline, lastPerson() ?? '', name, id)
  const person = lastPerson()
  // The server knows nothing of ids that were given here, not even once the item has arrived.
  const kept = isLocalId(id) && person !== undefined ? await fromCopy(await offlineFor(person)) : undefined
  return kept ?? fromServerOrCopy(server, fromCopy)
}

/** A screen that is shown as it was last time (use-kept-screen.ts). */
export const loadLast = <Data>(server: FromServer<Data>, address: string): Promise<Data> =>
  fromServerOrCopy(server, async (offline) => (await offline.mark(screenMark(address))) as Data | undefined)
