import { motionAllowed } from '#kit/motion/motion-store.ts'
import { readStatValue, writeStatNumber } from './stat-value.ts'

/** How long a figure counts up when it first comes into view (DESIGN.md §6). */
const countUpMs = 900

/** Lets the figures of a list count up once, when it comes into view; without motion they stay as they are. */
export function countUp(list: HTMLElement, gone: AbortSignal): void {
  if (!motionAllowed()) return
  let frame = 0
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    const figures = [...list.querySelectorAll('dd')].flatMap(countable)
    const start = performance.now()
    const step = (now: number) => {
      const elapsed = Math.min(1, Math.max(0, now - start) / countUpMs)
      for (const show of figures) show(elapsed)
      if (elapsed < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  })
  observer.observe(list)
  gone.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  })
}

/** The text of a figure, as a function of the time that has passed; it ends as its author wrote it. */
function countable({ firstChild }: HTMLElement): ((elapsed: number) => void)[] {
  if (!(firstChild instanceof Text)) return []
  const written = firstChild.data
  const figure = readStatValue(written)
  if (!figure) return []
  const progress = (elapsed: number) => 1 - (1 - elapsed) ** 3
  return [(elapsed) => (firstChild.data = elapsed < 1 ? writeStatNumber(figure, progress(elapsed)) : written)]
}
