/** Runs a task once the browser has nothing better to do; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback: there a moment after loading has to do.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}
