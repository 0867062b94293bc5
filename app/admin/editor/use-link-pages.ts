import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyDefinition } from '#shared/content/define.ts'
import { linkedPages } from '#shared/editing/choices.ts'
import type { Values } from '#shared/editing/values.ts'
import type { EditorData } from './editor-data.ts'
import { createLinkPages } from './link-pages.ts'

const typingMs = 250

/** To which pages the links of an item lead, and which ones its inputs offer. */
export function useLinkPages({ fields }: AnyDefinition, data: EditorData, values: Values) {
  const [pages] = useState(() => createLinkPages(data))
  const known = useSyncExternalStore(pages.subscribe, pages.get, pages.get)
  const linked = useMemo(() => linkedPages(fields, values), [fields, values])

  useEffect(() => {
    const timer = setTimeout(() => void pages.check(linked), typingMs)
    return () => clearTimeout(timer)
  }, [pages, linked])

  return {
    offered: useMemo(() => [...known.pages.values()], [known]),
    suggest: pages.suggest,
    /** The pages to which the item leads and that are there. */
    alive: () => pages.alive(linked),
    /** Waits until that is known of all of them. */
    check: () => pages.check(linked),
  }
}
