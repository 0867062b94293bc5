import { useState } from 'react'

/** What is ticked; items that are no longer listed drop out by themselves. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => ticked.has(id))
  return {
    rows: chosen,
    ids: new Set(chosen.map(({ id }) => id)) as ReadonlySet<string>,
    select(ids: string[], on: boolean) {
      setTicked((before) => {
        const next = new Set(before)
        for (const id of ids)
          if (on) next.add(id)
          else next.delete(id)
        return next
      })
    },
    clear: () => setTicked(new Set()),
  }
}
