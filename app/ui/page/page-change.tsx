import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'
import { contentId } from '#shared/navigation.ts'
import { motionAllowed } from '#ui/motion/motion-store.ts'
import { markVisited, patternOf } from './first-visit.ts'

/**
 * What happens when one page follows another: smooth scroll to the top, fade, focus on the new content and its title
 * announced. Back and forward restore the old position at once. Must stand before <ScrollRestoration>, whose effect
 * does the scrolling in the manner set here.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const page = useMatches().at(-1)
  const previous = useRef(pathname)
  const announcer = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (page) markVisited(patternOf(page.pathname, page.params))
  }, [page])

  useBrowserLayoutEffect(() => {
    const samePage = previous.current === pathname
    document.documentElement.dataset.scroll = navigationType === 'POP' && !samePage ? 'instant' : 'smooth'
    if (samePage) return
    previous.current = pathname
    const content = document.getElementById(contentId)
    if (motionAllowed()) content?.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'ease-out' })
    if (!hash) content?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
  }, [pathname, hash, navigationType])

  return <p className="visually-hidden" aria-live="polite" ref={announcer} />
}

/** The same as --dur-page in tokens.css. */
const fadeMs = 260
/** React warns about layout effects on the server, where there is nothing to lay out. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
