import type { readKeptEditor, readList } from './copy-reads.ts'
import { frameMark, screenMark } from './tables.ts'
import type { Offline } from './offline.ts'
import { lastPerson } from './last-person.ts'
import { offlineFor } from './load-offline.ts'
import { isLocalId } from './queued-change.ts'
import { unreachableAfterMs } from '#shared/limits.ts'
import { isUnreachable, NoAnswerError } from './is-unreachable.ts'

type FromServer<Data> = () => Promise<Data>
type ListData = NonNullable<Awaited<ReturnType<typeof readList>>>
type EditorScreen = NonNullable<Awaited<ReturnType<typeof readKeptEditor>>>

/** Knows the whole registry, and with a connection nobody asks it. It is loaded while there is one (offline-work.tsx). */
const copyReads = () => import('./copy-reads.ts')

/** What every screen knows (offline-work.tsx keeps it). */
export const loadFrame = <Frame>(server: FromServer<Frame>): Promise<Frame> =>
  fromServerOrCopy(server, async (offline) => (await offline.mark(frameMark)) as Frame | undefined)

export const loadList = (server: FromServer<ListData>, name: string): Promise<ListData> =>
  fromServerOrCopy(server, async (offline) => (await copyReads()).readList(offline, name))

export async function loadEditor(server: FromServer<EditorScreen>, name: string, id: string): Promise<EditorScreen> {
  const fromCopy = async (offline: Offline) => (await copyReads()).readKeptEditor(offline, lastPerson() ?? '', name, id)
  const person = lastPerson()
  // The server knows nothing of ids that were given here, not even once the item has arrived.
  const kept = isLocalId(id) && person !== undefined ? await fromCopy(await offlineFor(person)) : undefined
  return kept ?? fromServerOrCopy(server, fromCopy)
}

/** A screen that is shown as it was last time (use-offline.ts). */
export const loadLast = <Data>(server: FromServer<Data>, address: string): Promise<Data> =>
  fromServerOrCopy(server, async (offline) => (await offline.mark(screenMark(address))) as Data | undefined)

/**
 * What a screen shows: the server's data, or what this browser keeps when the server cannot be reached or stays silent.
 * Undefined from `fromCopy` means that nothing is kept; then the failure stands.
 */
async function fromServerOrCopy<Data>(
  fromServer: () => Promise<Data>,
  fromCopy: (offline: Offline) => Promise<Data | undefined>,
): Promise<Data> {
  const offline = await lastOffline()
  if (offline?.status.get().connection === 'offline') {
    const copy = await fromCopy(offline)
    if (copy !== undefined) return copy
  }
  try {
    return await (offline ? orNoAnswer(fromServer()) : fromServer())
  } catch (error) {
    const copy = offline && isUnreachable(error) ? await fromCopy(offline) : undefined
    if (copy === undefined) throw error
    offline?.retry()
    return copy
  }
}

async function lastOffline(): Promise<Offline | undefined> {
  const person = lastPerson()
  return person === undefined ? undefined : offlineFor(person)
}

function orNoAnswer<Data>(answer: Promise<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswerError('the server says nothing')), unreachableAfterMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
