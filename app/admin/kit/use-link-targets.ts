import { useEffect, useMemo, useState } from 'react'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { MediaPage } from '#shared/media/entry.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { useForm } from './form-context.ts'

export type OfferedTarget = { value: string; label: string; area: string }

const typingMs = 120
const mostShown = 8
const leastOfFiles = 2

/** Pages, posts and files that fit what somebody types, the best first. */
export function useLinkTargets(typed: string): OfferedTarget[] {
  const { pages, suggestPages } = useForm()
  const [files, setFiles] = useState<OfferedTarget[]>([])
  const sought = typed.trim().toLowerCase()
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(() => {
      suggestPages(typed)
      void findFiles(typed.trim(), left.signal).then((found) => left.signal.aborted || setFiles(found))
    }, typingMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [suggestPages, typed])
  return useMemo(() => {
    if (sought === '') return []
    const found = pages.filter(({ value, label }) => `${label} ${value}`.toLowerCase().includes(sought))
    const [begins, holds] = [found.filter(beginsWith(sought)), found.filter((page) => !beginsWith(sought)(page))]
    // Files have their share, however many pages there are.
    const fitting = files.filter(({ label }) => label.toLowerCase().includes(sought))
    const room = mostShown - Math.min(fitting.length, leastOfFiles)
    return [...[...begins, ...holds].slice(0, room), ...fitting].slice(0, mostShown)
  }, [sought, pages, files])
}

const beginsWith = (sought: string) => (target: OfferedTarget) => target.label.toLowerCase().startsWith(sought)

/** Without an answer there are just no files to choose from. */
async function findFiles(search: string, signal: AbortSignal): Promise<OfferedTarget[]> {
  if (search.length < leastOfFiles || search.startsWith('/')) return []
  const query = new URLSearchParams({ suche: search })
  const answer = await callServer<MediaPage>('GET', `${mediaPaths.apiList()}?${query}`, { signal })
  if (answer.kind !== 'done') return []
  const areas = formMessages.fileAreas
  return answer.body.entries.map(({ reference, name, kind }) => ({
    value: reference,
    label: name,
    area: areas[kind],
  }))
}
