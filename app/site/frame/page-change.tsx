import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { pageFadeMs } from '#shared/constants.ts'
import { contentId } from '#shared/addresses/navigation.ts'
import { motionAllowed } from '#kit/motion/motion-store.ts'
import { markVisited, patternOf } from './first-visit.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Outside React, which makes the document anew when a page follows an error. */
let shownPath: string | undefined

/** What happens when one page follows another: scroll, fade, focus on the new content and its title announced. */
export function PageChange() {
  const { pathname, hash, state } = useLocation()
  const page = useMatches().at(-1)
  const announcer = useRef<HTMLParagraphElement>(null)
  useScrollMemory()

  useEffect(() => {
    if (page) markVisited(patternOf(page.pathname, page.params))
  }, [page])

  const isSamePage = (state as { stays?: boolean } | null)?.stays
  useLayoutEffect(() => {
    const sentByServer = shownPath === undefined
    const samePage = shownPath === pathname
    shownPath = pathname
    // What only gets its address, such as a new item, is no other page.
    if (sentByServer || samePage || isSamePage) return
    const content = document.getElementById(contentId)
    if (motionAllowed()) content?.animate({ opacity: [0, 1] }, { duration: pageFadeMs, easing: 'ease-out' })
    if (!hash) content?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
  }, [pathname, hash, isSamePage])

  return <p className="visually-hidden" aria-live="polite" ref={announcer} />
}
