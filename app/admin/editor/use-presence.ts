import { useEffect, useState } from 'react'
import { answerWithinMs } from '#shared/editing/admin-constants.ts'
import { newItemId } from '#shared/preview/preview.ts'
import { inTime } from '#kit/server-call/in-time.ts'
import { call } from './editor-api.ts'

export type Present = { name: string; self: boolean }

const presenceEveryMs = 15_000

/** Says that this tab has the item open, and learns who else has. */
export function usePresence(collection: string, id: string): Present[] {
  const [others, setOthers] = useState<Present[]>([])
  useEffect(() => {
    if (id === newItemId) return
    const tab = crypto.randomUUID()
    const path = `/api/editing/${collection}/${encodeURIComponent(id)}/presence`
    const report = async () => {
      const answer = await call<{ others: Present[] }>('POST', path, { tab })
      if (answer.kind === 'done') setOthers(answer.body.others)
    }
    const leave = () =>
      void inTime(answerWithinMs, (signal) =>
        fetch(path, {
          method: 'POST',
          keepalive: true,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ tab, leaving: true }),
          signal,
        }),
      ).catch(() => {})
    void report()
    const timer = setInterval(report, presenceEveryMs)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [collection, id])
  return others
}
