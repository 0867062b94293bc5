import { silenceMs } from '#shared/editing/admin-constants.ts'
import { isUnreachable, Silence } from './is-unreachable.ts'
import type { Offline } from './offline.ts'
import { lastPerson, offlineFor } from './open-offline.ts'

/**
 * What a screen shows: the server's data, or what this browser keeps when the server cannot be reached or stays silent.
 * Undefined from `fromCopy` means that nothing is kept; then the failure stands.
 */
export async function fromServerOrCopy<Data>(
  fromServer: () => Promise<Data>,
  fromCopy: (offline: Offline) => Promise<Data | undefined>,
): Promise<Data> {
  const offline = await lastOffline()
  if (offline?.status.get().connection === 'offline') {
    const copy = await fromCopy(offline)
    if (copy !== undefined) return copy
  }
  try {
    return await (offline ? orSilence(fromServer()) : fromServer())
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

function orSilence<Data>(answer: Promise<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence('the server says nothing')), silenceMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
