/** Calls `onFrame` so many times a second; returns how to stop. In a worker as well as on a page. */
export function runFrames(framesPerSecond: number, onFrame: () => void): () => void {
  // The timer sleeps through the frames in between: a bare animation frame would wake at every refresh.
  // It ends half a refresh (of 60 Hz) early, so that the next refresh is the right one.
  const sleepMs = 1000 / framesPerSecond - 8
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(tick)

  function tick() {
    onFrame()
    timer = setTimeout(() => {
      frame = requestAnimationFrame(tick)
    }, sleepMs)
  }

  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
