import { useLayoutEffect, type RefObject } from 'react'

/**
 * While the banner lies above the page, the page ends that much later and stops scrolling that much earlier: the legal
 * links of the footer and whatever has the focus can always be seen (WCAG 2.4.11). The mark on the root element also
 * tells the chat to wait (J8).
 */
export function useBannerRoom(banner: RefObject<HTMLElement | null>, place: 'above' | 'below'): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.cookieBanner = place
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.style.setProperty('--cookie-banner-height', `${Math.ceil(height)}px`)
    })
    if (place === 'above' && banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      delete root.dataset.cookieBanner
      root.style.removeProperty('--cookie-banner-height')
    }
  }, [banner, place])
}
