const latestMs = 2_000
/** Safari has no idle callback: what waits there lets a few frames pass. */
const withoutIdleMs = 100

/** Runs a task once the browser has nothing better to do, after two seconds at the latest; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, withoutIdleMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}
