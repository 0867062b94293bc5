import { useState } from 'react'
import type { ReplaceItem } from '#shared/replace/replace.ts'

/** One hit among all: keys alone are only unique within their item. */
export function idOfHit({ collection, id }: Pick<ReplaceItem, 'collection' | 'id'>, key: string): string {
  return `${collection}/${id}/${key}`
}

export function hitsOf(item: ReplaceItem): string[] {
  return item.places.flatMap(({ hits }) => hits.map(({ key }) => idOfHit(item, key)))
}

/** Which places are to be replaced: all of them until somebody takes one out. Another search begins anew. */
export function useChosenHits(items: ReplaceItem[]) {
  const [left, setLeft] = useState<{ of: ReplaceItem[]; out: ReadonlySet<string> }>({ of: items, out: new Set() })
  const out = left.of === items ? left.out : new Set<string>()
  const all = items.flatMap(hitsOf)

  function choose(hits: readonly string[], on: boolean) {
    const next = new Set(out)
    for (const hit of hits)
      if (on) next.delete(hit)
      else next.add(hit)
    setLeft({ of: items, out: next })
  }
  const isChosen = (hit: string) => !out.has(hit)
  return { all, choose, isChosen, count: all.filter(isChosen).length }
}
export type ChosenHits = ReturnType<typeof useChosenHits>
