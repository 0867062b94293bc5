import { atRest } from '#kit/idle/idle.ts'
import { fetchAhead } from './fetch-page.ts'
import { isChanging } from './navigate.ts'
import { pageLinkAround } from './site-links.ts'

/** For each page that is read. */
const mostAhead = 4

/**
 * A finger gives no notice before it taps: where nothing hovers over links, pages to which links in sight lead are fetched
 * ahead. Only for somebody who has touched the page, and when it is at rest, so that whoever just looks in pays for nothing.
 */
export function fetchWhatIsSeen(page: ParentNode, gone: AbortSignal): void {
  if (!matchMedia('(hover: none)').matches) return
  const inSight = new Set<HTMLAnchorElement>()
  let left = mostAhead
  let waiting = false

  async function fetchSoon(): Promise<void> {
    if (waiting) return
    waiting = true
    await atRest()
    waiting = false
    for (const link of inSight) {
      if (gone.aborted || left === 0) return seen.disconnect()
      // Somebody waits for another page.
      if (isChanging()) return
      seen.unobserve(link)
      inSight.delete(link)
      if (fetchAhead(link.href)) left -= 1
    }
  }

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target as HTMLAnchorElement)
      else inSight.delete(target as HTMLAnchorElement)
    }
    if (inSight.size > 0) void fetchSoon()
  })
  const begin = () => {
    for (const link of page.querySelectorAll<HTMLAnchorElement>('main a[href]')) if (leadsOn(link)) seen.observe(link)
  }
  addEventListener('touchend', begin, { once: true, passive: true, signal: gone })
  gone.addEventListener('abort', () => seen.disconnect())
}

/** To a page of its own, and not to another view of this one. */
function leadsOn(link: HTMLAnchorElement): boolean {
  return pageLinkAround(link) === link && !('stays' in link.dataset) && link.search === ''
}
