import { useEffect, useState } from 'react'
import { callServer } from '#kit/server-call/call-server.ts'

/** Who saved the newest version of an item; empty until the server says so. */
export function useLastAuthor(collection: string, id: string): string {
  const [author, setAuthor] = useState('')
  useEffect(() => {
    const left = new AbortController()
    async function read() {
      const path = `/api/editing/${collection}/${encodeURIComponent(id)}/revisions`
      const answer = await callServer<{ revisions: { author: string }[] }>('GET', path, { signal: left.signal })
      if (answer.kind === 'done') setAuthor(answer.body.revisions[0]?.author ?? '')
    }
    void read()
    return () => left.abort()
  }, [collection, id])
  return author
}
