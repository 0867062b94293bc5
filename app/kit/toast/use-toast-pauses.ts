import { useEffect, type RefObject } from 'react'
import { contactToasts } from './contact-toast-store.ts'
import type { PauseReason } from './countdowns.ts'
import { toaster } from './toaster-store.ts'

/**
 * All toasts wait until the region is there, while someone points at one, is inside or the tab is hidden; those of the
 * contact flow also while the window is in the background (E7, E8).
 */
export function useToastPauses(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listeners = new AbortController()
    const options = { signal: listeners.signal }
    const element = region.current
    resume('unseen')
    element?.addEventListener('pointerenter', () => pause('pointer'), options)
    element?.addEventListener('pointerleave', () => resume('pointer'), options)
    element?.addEventListener('focusin', () => pause('focus'), options)
    element?.addEventListener('focusout', () => resume('focus'), options)
    document.addEventListener('visibilitychange', () => (document.hidden ? pause : resume)('hidden'), options)
    window.addEventListener('blur', () => contactToasts.pause('blurred'), options)
    window.addEventListener('focus', () => contactToasts.resume('blurred'), options)
    return () => {
      listeners.abort()
      pause('unseen')
    }
  }, [region])
}

function pause(reason: PauseReason) {
  contactToasts.pause(reason)
  toaster.pause(reason)
}

function resume(reason: PauseReason) {
  contactToasts.resume(reason)
  toaster.resume(reason)
}
