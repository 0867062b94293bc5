import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { contentId } from '#shared/addresses/navigation.ts'
import { motionAllowed } from '#kit/motion/motion-store.ts'
import { keepsScroll } from './keep-scroll.ts'

/**
 * Where each entry of this visit's history was scrolled to. In memory only: React Router's own <ScrollRestoration> writes
 * to the session storage, and nothing may be stored before the visitor has chosen (J10).
 */
const positions = new Map<string, number>()

/** The entry that was scrolled last. Outside React, which makes the document anew when a page follows an error. */
let shownKey: string | undefined

const framesToHold = 3

const restoreAtMostMs = 300

/** How long a new page fades in (docs/design.md, Parts). */
const pageFadeMs = 260

/** Outside React, which makes the document anew when a page follows an error. */
let shownPath: string | undefined

/** When one screen of the admin area follows another: scroll, fade, focus on the new content and its title announced. */
export function PageChange() {
  const { pathname, hash, state } = useLocation()
  const announcer = useRef<HTMLParagraphElement>(null)
  useScrollMemory()
  useEffect(() => {
    // The strip at the top goes (J21).
    document.documentElement.dataset.started = `${performance.now()}`
  }, [])

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

/** A new page starts at its top, back and forward return to the old position at once. */
function useScrollMemory() {
  const { key, hash, state } = useLocation()
  const navigationType = useNavigationType()
  const stays = navigationType !== 'POP' && keepsScroll(state)

  useEffect(() => {
    const take = () => (history.scrollRestoration = 'manual')
    // The browser knows best where to be after a reload or a return from another site.
    const giveBack = () => (history.scrollRestoration = 'auto')
    take()
    window.addEventListener('pageshow', take)
    window.addEventListener('pagehide', giveBack)
    return () => {
      giveBack()
      window.removeEventListener('pageshow', take)
      window.removeEventListener('pagehide', giveBack)
    }
  }, [])

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const sentByServer = shownKey === undefined
    if (sentByServer || shownKey === key) {
      shownKey = key
      return
    }
    shownKey = key
    const known = navigationType === 'POP' ? positions.get(key) : undefined
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (known !== undefined) return restore(known)
    if (target) target.scrollIntoView()
    else if (!stays) window.scrollTo({ top: 0 })
  }, [key, hash, navigationType, stays])
}

/** A smooth scroll that is still under way goes on from wherever it is put, so the position is set until it holds. */
function restore(top: number): () => void {
  let frame = 0
  let held = 0
  const put = () => {
    held = Math.abs(window.scrollY - top) < 1 ? held + 1 : 0
    window.scrollTo({ top, behavior: 'instant' })
    if (held < framesToHold) frame = requestAnimationFrame(put)
  }
  put()
  const stop = () => cancelAnimationFrame(frame)
  const timer = setTimeout(stop, restoreAtMostMs)
  return () => {
    stop()
    clearTimeout(timer)
  }
}
