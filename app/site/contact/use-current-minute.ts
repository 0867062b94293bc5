import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The minute it is, in the browser only: the page itself is the same at every time of day (I7). */
export function useCurrentMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null)
  return minute === null ? null : new Date(minute * minuteMs)
}

function currentMinute(): number {
  return Math.floor(Date.now() / minuteMs)
}

function subscribe(notify: () => void) {
  let timer: ReturnType<typeof setTimeout>
  function waitForNext() {
    timer = setTimeout(
      () => {
        notify()
        waitForNext()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  waitForNext()
  // Timers sleep with the tab.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
