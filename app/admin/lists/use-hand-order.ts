import { useState } from 'react'
import type { ListRow } from '#shared/lists/admin-list.ts'

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
