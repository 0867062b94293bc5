import type { AdminFrame } from '../admin-frame.ts'
import { readEditor, readList } from './copy-reads.ts'
import { fromServerOrCopy } from './from-server-or-copy.ts'
import { lastPerson } from './open-offline.ts'
import { frameMark, screenMark } from './marks.ts'

type FromServer<Data> = () => Promise<Data>
type ListData = NonNullable<Awaited<ReturnType<typeof readList>>>
type EditorScreen = NonNullable<Awaited<ReturnType<typeof readEditor>>>

export const loadFrame = (server: FromServer<AdminFrame>): Promise<AdminFrame> =>
  fromServerOrCopy(server, async (offline) => (await offline.mark(frameMark)) as AdminFrame | undefined)

export const loadList = (server: FromServer<ListData>, name: string): Promise<ListData> =>
  fromServerOrCopy(server, (offline) => readList(offline, name))

export const loadEditor = (server: FromServer<EditorScreen>, name: string, id: string): Promise<EditorScreen> =>
  fromServerOrCopy(server, async (offline) => readEditor(offline, lastPerson() ?? '', name, id))

/** A screen that is shown as it was last time (use-kept-screen.ts). */
export const loadLast = <Data>(server: FromServer<Data>, address: string): Promise<Data> =>
  fromServerOrCopy(server, async (offline) => (await offline.mark(screenMark(address))) as Data | undefined)
