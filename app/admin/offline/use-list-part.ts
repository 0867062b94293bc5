import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { listPart, wholeList, type ListChoice, type ListPart, type ListRow } from '#shared/lists/admin-list.ts'
import { listPartPath } from '#shared/lists/list-choice.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import type { Offline } from './offline.ts'
import type { TabEvent } from './tab-events.ts'
import { useOffline } from './use-offline.ts'

/** Somebody who types wants what they mean, not each letter on the way there. */
const typingMs = 120

/**
 * What a list shows is chosen from all rows where they are here, because they are few or wait on this device; otherwise
 * the server is asked for the rows that are looked at. What others change appears as it happens.
 */
export function useListPart(name: string, loaded: ListPart, choice: ListChoice, limit: number): ListPart {
  const offline = useOffline()
  const { revalidate } = useRevalidator()
  const [kept, setKept] = useState<ListPart | null>(null)
  const path = listPartPath(name, choice, limit)
  // What the loader brings belongs to the address with which the screen was opened.
  const [opened] = useState(path)
  const [fetched, setFetched] = useState<{ path: string; loaded: ListPart; part: ListPart } | null>(null)
  const newest = fetched?.loaded === loaded ? fetched : { path: opened, part: loaded }
  const asked = useRef(0)

  /** The answer to the newest question counts. */
  const fetchPart = useEffectEvent(async (wanted: string) => {
    const number = ++asked.current
    const answer = await callServer<ListPart>('GET', wanted)
    if (answer.kind !== 'done' || number !== asked.current) return
    // The sidebar counts items as well.
    if (answer.body.total !== loaded.total) await revalidate()
    else setFetched({ path: wanted, loaded, part: answer.body })
  })

  const look = useEffectEvent(async (from: Offline, event?: TabEvent) => {
    const rows = await rowsWhileWaiting(from, name)
    if (rows) return setKept(listPart(rows, wholeList, Infinity))
    const concerned =
      event?.kind === 'changed' &&
      (event.places.length === 0 || event.places.some(({ collection }) => collection === name))
    // The server's rows first, so that nothing jumps back for a moment.
    if (concerned || kept) await fetchPart(path)
    setKept(null)
  })
  useEffect(() => {
    if (!offline) return
    // Through a microtask: the first look is an answer to what is stored, like every later one.
    queueMicrotask(() => void look(offline))
    return offline.subscribe((event) => void look(offline, event))
  }, [offline])

  const missing = !kept && !newest.part.whole && newest.path !== path ? path : null
  useEffect(() => {
    if (missing === null) return
    const timer = setTimeout(() => void fetchPart(missing), typingMs)
    return () => clearTimeout(timer)
  }, [missing])

  if (kept) return kept
  // Until the answer is there, what was shown last for the same choice.
  return missing !== null && fetched?.path === missing ? fetched.part : newest.part
}

async function rowsWhileWaiting(offline: Offline, name: string): Promise<ListRow[] | undefined> {
  const { connection, changes } = offline.status.get()
  if (connection === 'online' && !changes.some(({ collection }) => collection === name)) return undefined
  if (connection === 'starting') return undefined
  const { readRows } = await import('./copy-reads.ts')
  return readRows(offline, name)
}
