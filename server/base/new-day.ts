import { germanDay } from '#shared/time/german-day.ts'

const checkEveryMs = 30_000

/**
 * Calls back when a new day begins in Germany: pages show the year, and must not be older than a day. `today` is the day of
 * which it has told, for some seconds after midnight still the one before.
 */
export function onNewDay(now: () => Date, callback: () => void) {
  let today = germanDay(now())
  const timer = setInterval(() => {
    const current = germanDay(now())
    if (current === today) return
    today = current
    callback()
  }, checkEveryMs).unref()
  return { today: () => today, stop: () => clearInterval(timer) }
}
