const checkEveryMs = 30_000
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** Calls back when a new day begins in Germany: pages show the year, and must not be older than a day. */
export function onNewDay(now: () => Date, callback: () => void): () => void {
  let today = day.format(now())
  const timer = setInterval(() => {
    const current = day.format(now())
    if (current === today) return
    today = current
    callback()
  }, checkEveryMs).unref()
  return () => clearInterval(timer)
}
