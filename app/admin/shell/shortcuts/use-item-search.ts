import { useEffect, useState } from 'react'
import type { FoundItem } from '#shared/lists/admin-search.ts'
import { callServer } from '#kit/server-call/call-server.ts'

const waitMs = 120
const shortestSearch = 2

/** Items whose content has the words, found by the server shortly after the last letter. */
export function useItemSearch(search: string): FoundItem[] {
  const [items, setItems] = useState<FoundItem[]>([])
  const words = search.trim()
  useEffect(() => {
    if (words.length < shortestSearch) return
    let left = false
    const timer = setTimeout(async () => {
      const path = `/api/search?${new URLSearchParams({ suche: words })}`
      const answer = await callServer<{ items: FoundItem[] }>('GET', path)
      if (!left && answer.kind === 'done') setItems(answer.body.items)
    }, waitMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [words])
  return words.length < shortestSearch ? [] : items
}
