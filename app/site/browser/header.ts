import { followSheet } from '#kit/dialog/sheet.ts'
import { followScrollArea } from '#kit/scroll/scroll-area.ts'
import { fullNavigation, menuId } from '#site/frame/header/menu.ts'

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
