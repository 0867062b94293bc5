import { pageViewMessages } from '#shared/messages/page-views.ts'
import type { PageViewRange } from '#shared/page-views.ts'

/** "+12 % zu den 30 Tagen davor"; without a before there is nothing to compare. */
export function changeInWords(now: number, before: number, range: PageViewRange): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return pageViewMessages.change(`${sign}${Math.abs(percent)}\u00a0%`, range)
}
