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
