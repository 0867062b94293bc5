import { useCallback, useEffect, useState } from 'react'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { MediaEntry, MediaPage } from '#shared/media/entry.ts'
import { callLibrary } from './call-library.ts'
import type { MediaChoice } from './media-tools.tsx'

type Loaded = {
  state: 'loading' | 'ready' | 'failed'
  entries: MediaEntry[]
  total: number
  tags: string[]
  problem: string
}

const nothing: Loaded = { state: 'loading', entries: [], total: 0, tags: [], problem: '' }

/** The library as the picker shows it: by the choice, page after page. */
export function useLibrary({ search, filter, tag }: MediaChoice) {
  const [loaded, setLoaded] = useState(nothing)
  // A new object asks again, also for the same page.
  const [asked, setAsked] = useState({ page: 1 })

  useEffect(() => {
    const left = new AbortController()
    const { page } = asked
    const query = new URLSearchParams({ suche: search, filter, seite: String(page), ...(tag && { schlagwort: tag }) })
    const load = async () => {
      const path = `${mediaPaths.apiList()}?${query}`
      const answer = await callLibrary<MediaPage>('GET', path, { signal: left.signal })
      if (left.signal.aborted) return
      if (answer.kind !== 'done')
        return setLoaded((before) => ({ ...before, state: 'failed', problem: answer.message }))
      const { entries, total, tags } = answer.body
      setLoaded((before) => ({
        state: 'ready',
        entries: page === 1 ? entries : [...before.entries, ...entries],
        total,
        tags,
        problem: '',
      }))
    }
    void load()
    return () => left.abort()
  }, [search, filter, tag, asked])

  const reload = useCallback(() => setAsked({ page: 1 }), [])
  return { ...loaded, more: () => setAsked({ page: asked.page + 1 }), reload }
}
