/** Calls `onFrame` so many times a second, pausing while the tab is hidden; returns how to stop. */
export function runFrames(framesPerSecond: number, onFrame: () => void): () => void {
  // The timer sleeps through the frames in between: a bare animation frame would wake the page at every refresh.
  // It ends half a refresh (of 60 Hz) early, so that the next refresh is the right one.
  const sleepMs = 1000 / framesPerSecond - 8
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined

  function tick() {
    onFrame()
    timer = setTimeout(() => {
      frame = requestAnimationFrame(tick)
    }, sleepMs)
  }

  function pause() {
    if (timer !== undefined) clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
  }

  function followVisibility() {
    pause()
    if (!document.hidden) frame = requestAnimationFrame(tick)
  }

  followVisibility()
  document.addEventListener('visibilitychange', followVisibility)
  return () => {
    pause()
    document.removeEventListener('visibilitychange', followVisibility)
  }
}
