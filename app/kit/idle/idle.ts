// The right moment for what need not be done at once, and for what would hold up what somebody sees.

/** A page that is not painted, as in a tab behind others, must not wait for it. */
const paintedWithinMs = 250

const idleWithinMs = 2_000
/** Safari has no idle callback: what waits there lets a few frames pass. */
const withoutIdleMs = 100

/** A page that has just come is painted, reads its pictures and gets its first tap. */
const arrivesWithinMs = 400
/** So long after a finger or a key came down, what it asked for is seen. */
const answeredWithinMs = 300
const restsWithinMs = 2_000

/**
 * Resolves when the browser has painted what a click or key changed so far: whoever acts sees at once that it was taken, and
 * what takes longer begins then.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : paintedWithinMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Runs a task once the browser has nothing better to do, after two seconds at the latest; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, withoutIdleMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: idleWithinMs })
  return () => cancelIdleCallback(handle)
}

let restsAt = 0

/** Hears when somebody taps or types, so that what can wait begins neither before nor between a finger and its answer. */
export function followUse(): void {
  restsAt = performance.now() + arrivesWithinMs
  const hear = () => (restsAt = performance.now() + answeredWithinMs)
  for (const sign of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(sign, hear, { capture: true, passive: true })
}

/** Resolves when the browser is idle and nobody waits for an answer, after two seconds at the latest; in a tab behind others at once. */
export async function atRest(): Promise<void> {
  const latest = performance.now() + restsWithinMs
  const left = () => Math.min(restsAt, latest) - performance.now()
  while (!document.hidden) {
    await new Promise((over) => setTimeout(over, left()))
    await new Promise<void>((idle) => whenIdle(idle))
    if (left() <= 0) return
  }
}
