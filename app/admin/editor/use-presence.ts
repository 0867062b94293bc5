import { useEffect, useState } from 'react'
import { presenceEveryMs, type PresentEditor } from '#shared/editing/editing-limits.ts'
import { newItemId } from '#shared/preview/preview.ts'
import { callServer } from '#kit/server-call/call-server.ts'

/** Says that this tab has the item open, and learns who else has. */
export function usePresence(collection: string, id: string): PresentEditor[] {
  const [others, setOthers] = useState<PresentEditor[]>([])
  useEffect(() => {
    if (id === newItemId) return
    const tab = crypto.randomUUID()
    const path = `/api/editing/${collection}/${encodeURIComponent(id)}/presence`
    const report = async () => {
      const answer = await callServer<{ others: PresentEditor[] }>('POST', path, { body: { tab } })
      if (answer.kind === 'done') setOthers(answer.body.others)
    }
    const leave = () => void callServer('POST', path, { body: { tab, leaving: true }, keepalive: true })
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
