import { useSyncExternalStore } from 'react'
import { createObservable } from '#kit/state/observable.ts'

/** What lies over the admin area at the moment; one at a time. */
export type AdminOverlay = 'palette' | 'shortcuts' | null

export const overlay = createObservable<AdminOverlay>(null)

export function openShortcuts(): void {
  overlay.set('shortcuts')
}

export function openPalette(): void {
  overlay.set('palette')
}

export function closeOverlay(): void {
  overlay.set(null)
}

const key = 'schaufenster-single-keys'
const choice = createObservable<boolean | undefined>(undefined)

/** Single keys can be switched off (J31, WCAG 2.1.4); the choice stays in this browser. */
export function singleKeysOn(): boolean {
  const chosen = choice.get()
  if (chosen !== undefined) return chosen
  try {
    return window.localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, 'off')
  } catch {
    // Blocked: the choice holds until the page is left.
  }
  choice.set(on)
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(choice.subscribe, singleKeysOn, () => true)
}
