import { useCallback, useEffect, useState } from 'react'
import { AppError } from '#shared/errors.ts'
import type { MediaEntry, MediaPage } from '#shared/media/entry.ts'
import { mediaPaths } from '#shared/addresses/media-paths.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import type { MediaChoice } from './media-tools.tsx'
import { storageOperation } from './storage-operation.ts'

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
    storageOperation<MediaPage>('GET', `${mediaPaths.apiList()}?${query}`, undefined, left.signal)
      .then(({ entries, total, tags }) =>
        setLoaded((before) => ({
          state: 'ready',
          entries: page === 1 ? entries : [...before.entries, ...entries],
          total,
          tags,
          problem: '',
        })),
      )
      .catch((cause: unknown) => {
        if (left.signal.aborted) return
        const problem = cause instanceof AppError ? cause.message : storageErrorMessages.unknown
        setLoaded((before) => ({ ...before, state: 'failed', problem }))
      })
    return () => left.abort()
  }, [search, filter, tag, asked])

  const reload = useCallback(() => setAsked({ page: 1 }), [])
  return { ...loaded, more: () => setAsked({ page: asked.page + 1 }), reload }
}
