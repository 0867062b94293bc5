import { whenIdle } from './when-idle.ts'

/** A page that has just come is painted, reads its pictures and gets its first tap. */
const arrivesWithinMs = 400
/** So long after a finger or a key came down, what it asked for is seen. */
const answeredWithinMs = 300
const latestMs = 2_000

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
  const latest = performance.now() + latestMs
  const left = () => Math.min(restsAt, latest) - performance.now()
  while (!document.hidden) {
    await new Promise((over) => setTimeout(over, left()))
    await new Promise<void>((idle) => whenIdle(idle))
    if (left() <= 0) return
  }
}
