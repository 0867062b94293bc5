import type { AdminFrame } from '../admin-frame.ts'
import { readEditor, readList } from './copy-reads.ts'
import { fromServerOrCopy } from './from-server-or-copy.ts'
import type { Offline } from './offline.ts'
import { lastPerson, offlineFor } from './open-offline.ts'
import { isLocalId } from './queued-change.ts'

type FromServer<Data> = () => Promise<Data>
type ListData = NonNullable<Awaited<ReturnType<typeof readList>>>
type EditorScreen = NonNullable<Awaited<ReturnType<typeof readEditor>>>

const frameMark = 'frame'

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

/** A screen that is shown as it was last time. */
export const loadLast = <Data>(server: FromServer<Data>, address: string): Promise<Data> =>
  fromServerOrCopy(
    async () => {
      const data = await server()
      await rememberScreen(address, data)
      return data
    },
    async (offline) => (await offline.mark(`screen ${address}`)) as Data | undefined,
  )

async function rememberScreen(address: string, data: unknown) {
  const person = lastPerson()
  if (person !== undefined) await (await offlineFor(person)).setMark(`screen ${address}`, data)
}
