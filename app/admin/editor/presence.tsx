import { useEffect, useState } from 'react'
import { presenceEveryMs } from '#shared/limits.ts'
import type { PresentEditor } from '#shared/editing/present-editor.ts'
import { editorMessages } from '#shared/messages/editor.ts'
import { newItemId } from '#shared/preview/preview.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import styles from './editor-bar.module.css'

const words = editorMessages.presence

/** Who else has the item open, in the bar of the editor. */
export function Presence({ collection, id }: { collection: string; id: string }) {
  const others = usePresence(collection, id)
  if (others.length === 0) return null
  return (
    <output className={styles.presence} title={presenceText(others)}>
      <Icon name="users" />
      <span>{presenceText(others)}</span>
    </output>
  )
}

/** Says that this tab has the item open, and learns who else has. */
function usePresence(collection: string, id: string): PresentEditor[] {
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

function presenceText(others: { name: string; self: boolean }[]): string {
  const names = others.filter(({ self }) => !self).map(({ name }) => name)
  if (names.length === 0) return words.self
  return names.length === 1 ? words.one(names[0]!) : words.many(names.join(', '))
}
