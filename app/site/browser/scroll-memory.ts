/**
 * Where each entry of this visit's history was scrolled to. In memory only: nothing may be stored before the visitor has
 * chosen (J10).
 */
const positions = new Map<string, number>()

const framesToHold = 3
const restoreAtMostMs = 300

export function rememberPosition(): void {
  const take = () => (history.scrollRestoration = 'manual')
  take()
  addEventListener('pageshow', take)
  // The browser knows best where to be after a reload or a return from another site.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('scroll', () => positions.set(keyOfEntry(), scrollY), { passive: true })
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
  const until = performance.now() + restoreAtMostMs
  let held = 0
  const put = () => {
    held = Math.abs(scrollY - top) < 1 ? held + 1 : 0
    scrollTo({ top, behavior: 'instant' })
    if (held < framesToHold && performance.now() < until) requestAnimationFrame(put)
  }
  put()
}
