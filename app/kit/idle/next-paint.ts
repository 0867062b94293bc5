/** A page that is not painted, as in a tab behind others, must not wait for it. */
const latestMs = 250

/**
 * Resolves when the browser has painted what a click or key changed so far: whoever acts sees at once that it was taken, and
 * what takes longer begins then.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : latestMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
