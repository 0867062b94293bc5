import { useEffect, useState } from 'react'
import type { DialogContents, DialogName } from '#shared/dialogs/dialogs.ts'
import { fetchDialogContent } from '#site/dialogs/fetch-dialog-content.ts'

export type Loading<Content> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; content: Content }

/** Fetches what a dialog shows when it opens, and again on request after a failure. */
export function useDialogContent<Name extends DialogName>(name: Name) {
  const [attempt, setAttempt] = useState(1)
  const [loading, setLoading] = useState<Loading<DialogContents[Name]>>({ state: 'loading' })

  useEffect(() => {
    const closed = new AbortController()
    fetchDialogContent(name, { closed: closed.signal, fresh: attempt > 1 }).then(
      (content) => setLoading({ state: 'loaded', content }),
      () => closed.signal.aborted || setLoading({ state: 'failed' }),
    )
    return () => closed.abort()
  }, [name, attempt])

  const retry = () => {
    setLoading({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { loading, retry }
}
