/** Runs a task so long after the page has started (data-started on the root), and what the task returns when called off. */
export function afterStart(delayMs: number, task: () => () => void): () => void {
  const startedAt = Number(document.documentElement.dataset.started ?? performance.now())
  let stop: (() => void) | undefined
  const timer = setTimeout(() => (stop = task()), startedAt + delayMs - performance.now())
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}
