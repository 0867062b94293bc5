import { atRest, nextPaint } from '#kit/idle/idle.ts'

// A page is laid out whole several times while it arrives, last when its fonts are there. What lies below the first screens
// waits (`content-visibility` in site-frame.module.css) until somebody turns to the page.

/**
 * Runs in <head>: who comes back, reloads or follows a link into the page is to land at the right place, so everything has
 * its height at once.
 */
export const settledScript = `if(location.hash||(performance.getEntriesByType('navigation')[0]||{}).type!=='navigate')document.documentElement.dataset.settled=''`

/** Who follows a link to a place of this very page lands there, however early it is. */
export function settleOnWaysIn(): void {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) document.documentElement.dataset.settled = ''
  }
  document.addEventListener('click', listen, true)
}

const signsOfUse = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown']

/** Whoever scrolls, points or types finds true heights soon; a page that is only opened never pays for them. */
export function settleWhenUsed(): void {
  const used = new AbortController()
  const begin = () => {
    used.abort()
    void settle()
  }
  for (const sign of signsOfUse)
    addEventListener(sign, begin, { capture: true, passive: true, once: true, signal: used.signal })
}

/** One part a frame, so that no tap has to wait for all of them. Pages that follow are laid out as they come. */
async function settle(): Promise<void> {
  const root = document.documentElement
  await atRest()
  if ('settled' in root.dataset) return
  for (const part of [...document.querySelectorAll<HTMLElement>('main > section, body > footer'), root]) {
    part.dataset.settled = ''
    await nextPaint()
    await atRest()
  }
}
