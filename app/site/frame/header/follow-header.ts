import { followSheet } from '#kit/dialog/sheet.ts'
import { followScrollArea } from '#kit/scroll/scroll-area.ts'

/** The menu below 1080 px, by whose id its buttons name it. */
export const menuId = 'menue'

/** From this width on (1080 px unless text is set larger) the header shows all items and there is no menu. */
const fullNavigation = '(min-width: 67.5em)'

/** Scroll threshold: the header condenses beyond it (spec §2). */
const scrollThresholdPx = 20

/** The bar condenses when the page has scrolled, and the menu opens as a modal dialog. */
export function followHeader(): void {
  const bar = document.querySelector<HTMLElement>('[data-condensed]')
  const condense = () => {
    const condensed = `${isScrolled(scrollY)}`
    if (bar && bar.dataset.condensed !== condensed) bar.dataset.condensed = condensed
  }
  addEventListener('scroll', condense, { passive: true })
  // With the next frame: asked at once, the position would cost a layout of the whole page of its own.
  requestAnimationFrame(condense)
  const menu = document.getElementById(menuId)
  if (!(menu instanceof HTMLDialogElement)) return
  followSheet(menu, fullNavigation)
  const items = menu.querySelector<HTMLElement>('[data-scroll-area]')
  if (items) followScrollArea(items)
}

export function isScrolled(position: number): boolean {
  return position > scrollThresholdPx
}
