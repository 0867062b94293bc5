import { startTransition, useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { ListRow, ListChoice } from '#shared/lists/admin-list.ts'
import { choiceIn, choiceQuery } from '#shared/lists/list-choice.ts'
import { whenIdle } from '#kit/idle/idle.ts'

/** More than any window shows at once. */
const drawnFirst = 20

/**
 * The rows that are drawn: those that somebody sees at once, and the rest as soon as the browser has time, so that nobody
 * waits for rows below the window. Who comes back to a list finds it as long as it was, since it is scrolled there.
 */
export function useDrawnRows<Row>(rows: Row[]): Row[] {
  const isReturn = useNavigationType() === 'POP'
  const [all, setAll] = useState(() => isReturn && hasStarted())
  useEffect(() => {
    if (!all) return whenIdle(() => startTransition(() => setAll(true)))
  }, [all])
  return all ? rows : rows.slice(0, drawnFirst)
}

/** Rows in an order made by hand: shown at once, kept by the server, taken back where it refuses. */
export function useHandOrder(rows: ListRow[], save: (ids: string[]) => Promise<boolean>) {
  const [wish, setWish] = useState<string[] | null>(null)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = wish?.length === rows.length ? wish.flatMap((id) => byId.get(id) ?? []) : rows

  async function put(id: string, index: number) {
    const ids = ordered.map((row) => row.id)
    const from = ids.indexOf(id)
    if (from < 0 || index < 0 || index >= ids.length || index === from) return
    ids.splice(index, 0, ...ids.splice(from, 1))
    setWish(ids)
    await save(ids)
    // A later wish is still on its way.
    setWish((latest) => (latest === ids ? null : latest))
  }

  return {
    ordered,
    move: (id: string, steps: number) => put(id, ordered.findIndex((row) => row.id === id) + steps),
    moveTo: (id: string, target: string) =>
      put(
        id,
        ordered.findIndex((row) => row.id === target),
      ),
  }
}

/** What is searched, filtered and sorted. It stands in the address too, so that the way back leads to the same list. */
export function useListChoice() {
  const [parameters] = useSearchParams()
  const [choice, setChoice] = useState(() => choiceIn(parameters))

  // Not through the router: every letter would ask the server for the whole screen again.
  useEffect(() => {
    const query = choiceQuery(choice).toString()
    const { pathname, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + (query ? `?${query}` : '') + hash)
  }, [choice])

  return { choice, change: (part: Partial<ListChoice>) => setChoice((before) => ({ ...before, ...part })) }
}

/** The first screen of a visit is alive (app/kit/page/page-change.tsx); on the server none is. */
function hasStarted(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.started !== undefined
}
