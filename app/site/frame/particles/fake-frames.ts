import { vi } from 'vitest'

const refreshMs = 1000 / 60

/** A display of 60 Hz under a faked clock. */
export function stubFrames() {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) =>
    setTimeout(callback, refreshMs - (performance.now() % refreshMs)),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
}
