import type { Page } from '@playwright/test'

/**
 * Everything on the screen that a finger is to hit and that is smaller than 44 px (WCAG 2.5.5), named as people read it.
 * Its exceptions are taken as they are written: a link in a sentence (inline), what the same screen offers larger
 * (equivalent), and what the browser draws (user agent control). What widens a target counts: the label of a field, and
 * a pseudo-element that is laid over or around it.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5
    const controls =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), label:has(input), [role=button], [role=option]'
    type Box = { left: number; top: number; right: number; bottom: number }
    const around = (boxes: Box[]): Box => ({
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    })
    const isLarge = ({ left, top, right, bottom }: Box) => right - left >= least && bottom - top >= least

    function laidOver(element: Element): Box[] {
      return ['::before', '::after'].flatMap((pseudo) => {
        const { content, position, left, top, right, bottom } = getComputedStyle(element, pseudo)
        if (content === 'none' || content === 'normal' || position !== 'absolute') return []
        let frame: Element | null = element
        while (frame && getComputedStyle(frame).position === 'static') frame = frame.parentElement
        frame ??= document.documentElement
        const box = frame.getBoundingClientRect()
        return {
          left: box.left + frame.clientLeft + parseFloat(left),
          top: box.top + frame.clientTop + parseFloat(top),
          right: box.right - frame.clientLeft - parseFloat(right),
          bottom: box.bottom - frame.clientTop - parseFloat(bottom),
        }
      })
    }
    function hitBox(element: Element): Box {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return around([element, ...labels].flatMap((part) => [part.getBoundingClientRect(), ...laidOver(part)]))
    }
    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      return [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2,}/u.test(node.nodeValue ?? ''),
      )
    }
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent ?? '').trim()

    // What lies behind a dialog cannot be hit.
    const front = [...document.querySelectorAll('dialog:modal, dialog:popover-open')].at(-1) ?? document.body
    const shown = [...front.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden=true], .visually-hidden'),
    )
    const large = shown.filter((element) => isLarge(hitBox(element)))
    const hasEquivalent = (element: Element) =>
      large.some(
        (other) =>
          (element instanceof HTMLAnchorElement && other instanceof HTMLAnchorElement && element.href === other.href) ||
          (element.tagName === other.tagName && nameOf(element) !== '' && nameOf(element) === nameOf(other)),
      )
    return shown
      .filter((element) => !large.includes(element) && !isInSentence(element) && !hasEquivalent(element))
      .map((element) => {
        const { left, top, right, bottom } = hitBox(element)
        const size = `${Math.round(right - left)} × ${Math.round(bottom - top)}`
        return `${element.tagName.toLowerCase()} „${nameOf(element).slice(0, 60)}“ ${size} ${element.className}`
      })
  })
}
