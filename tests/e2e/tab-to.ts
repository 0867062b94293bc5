import { expect, type Locator, type Page } from '@playwright/test'

const atMost = 250
/** Between two looks at what is reached. */
const atOnce = 5

/** Gives something the focus as somebody without a mouse does: by Tab, from wherever the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  let element = await target.elementHandle()
  for (let presses = 0; ; presses += atOnce) {
    const reached = await element?.evaluate(isReachedOrStops)
    if (reached) return
    expect(presses, `Tab does not reach ${target.toString()}`).toBeLessThan(atMost)
    // It was drawn anew.
    if (reached === undefined) element = await target.elementHandle()
    else for (let press = 0; press < atOnce; press++) await page.keyboard.press('Tab')
  }
}

/**
 * Whether it has the focus; undefined where it is gone. If not, the next keys go no further than there: what lies behind it
 * does not have to be left again.
 */
function isReachedOrStops(wanted: Element): boolean | undefined {
  const holder = window as { stopTab?: AbortController }
  holder.stopTab?.abort()
  if (!wanted.isConnected) return undefined
  if (wanted === document.activeElement) return true
  const { signal } = (holder.stopTab = new AbortController())
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || wanted !== document.activeElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', stop, { capture: true, signal })
  return false
}
