const latestMs = 2_000

/** Runs a task once the browser has nothing better to do, after two seconds at the latest; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, latestMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}
