import { useEffect, useState } from 'react'
import type { DialogContents, DialogName } from '#shared/dialogs.ts'
import { paths } from '#shared/paths.ts'

export type Loading<Content> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; content: Content }

const patienceMs = 10_000

/** Fetches what a dialog shows when it opens, and again on request after a failure. */
export function useDialogContent<Name extends DialogName>(name: Name) {
  const [attempt, setAttempt] = useState(1)
  const [loading, setLoading] = useState<Loading<DialogContents[Name]>>({ state: 'loading' })

  useEffect(() => {
    const closed = new AbortController()
    fetchContent(name, { closed: closed.signal, fresh: attempt > 1 }).then(
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

type Fetching = { closed: AbortSignal; fresh: boolean }

async function fetchContent<Name extends DialogName>(
  name: Name,
  { closed, fresh }: Fetching,
): Promise<DialogContents[Name]> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(patienceMs)])
  const response = await fetch(paths.dialogContent(name), { signal, cache: fresh ? 'reload' : 'default' })
  if (!response.ok) throw new Error(`dialog content answered ${response.status}`)
  return response.json()
}
