/**
 * Where each entry of this visit's history was scrolled to. In memory only: nothing may be stored before the visitor has
 * chosen (J10).
 */
const positions = new Map<string, number>()

/** The entry whose page is seen: on the way back the history is ahead of it until that page is there. */
let shownEntry = ''

const framesToHold = 3
/** Frames, not time: on a busy machine a smooth scroll outlives any time. */
const mostFrames = 40

export function rememberPosition(): void {
  const take = () => (history.scrollRestoration = 'manual')
  take()
  addEventListener('pageshow', take)
  // The browser knows best where to be after a reload or a return from another site.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('scroll', () => positions.set(shownEntry, scrollY), { passive: true })
  followEntry()
}

/** Called whenever the page of another entry is seen. */
export function followEntry(): void {
  shownEntry = keyOfEntry()
}

/** The entry of the history that is shown; the one that the browser opened has no key of ours. */
export function keyOfEntry(): string {
  return (history.state as { key?: string } | null)?.key ?? 'first'
}

export function positionOf(key: string): number {
  return positions.get(key) ?? 0
}

/** A smooth scroll that is still under way goes on from wherever it is put, so the position is set until it holds. */
export function restorePosition(top: number): void {
  let held = 0
  let frames = 0
  const put = () => {
    held = Math.abs(scrollY - top) < 1 ? held + 1 : 0
    scrollTo({ top, behavior: 'instant' })
    if (held < framesToHold && ++frames < mostFrames) requestAnimationFrame(put)
  }
  put()
}
