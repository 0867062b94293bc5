import { motionAllowed } from '#kit/motion/motion-store.ts'

/** How long a figure counts up when it first comes into view (docs/design.md, Parts). */
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

/** A figure that can count: its sign, its number, how it is written, and the unit behind it with its space. */
export type StatValue = { sign: string; number: number; decimals: number; grouped: boolean; unit: string }

const germanFigure = /^([−-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(\D*)$/

/** Reads values such as "19", "240+", "1.200", "99,95 %", "−32 %"; anything else ("24/7") is plain text. */
export function readStatValue(value: string): StatValue | undefined {
  const match = germanFigure.exec(value.trim())
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = '', unit = ''] = match
  return {
    sign,
    number: Number(`${whole.replaceAll('.', '')}.${fraction || '0'}`),
    decimals: fraction.length,
    grouped: whole.includes('.'),
    unit,
  }
}

/** The number at a moment of the count-up, 0 to 1, written as its author wrote it. */
export function writeStatNumber({ sign, number, decimals, grouped }: StatValue, progress = 1): string {
  const digits = (number * progress).toLocaleString('de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouped ? 'always' : false,
  })
  return sign + digits
}
