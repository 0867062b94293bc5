import { setTimeout as delay } from 'node:timers/promises'

/** A connection is taken in during one turn of the loop, and its request is read in the next. */
const stillTurns = 2
/** Whoever comes without end must not keep others waiting for ever. */
const mostTurns = 100
/** So many milliseconds, longer than it takes who got a page to ask for the next one. */
const quietTicks = 5

/**
 * Knows whether somebody is at the door. Node takes in one connection for each turn of its loop: a hundred that come at
 * once would wait for a hundred pieces of work in between, although most of them may want a page that lies ready.
 */
export function createArrivals() {
  let came = 0
  let answered = 0
  let answeredAt = -Infinity
  let before = Promise.resolve()

  async function untilStill(): Promise<void> {
    for (let turn = 0, still = 0; turn < mostTurns && still < stillTurns; turn++) {
      const seen = came
      await new Promise(setImmediate)
      still = came === seen ? still + 1 : 0
    }
  }

  async function untilQuiet(patienceMs: number, isHurried: () => boolean): Promise<void> {
    const since = performance.now()
    if (since - answeredAt > patienceMs) return
    // Counted one by one: while other work held up the loop nobody could be answered, and all of that is one tick.
    for (let quiet = 0; quiet < quietTicks && !isHurried() && performance.now() - since < patienceMs;) {
      const seen = answered
      await delay(1)
      quiet = answered === seen ? quiet + 1 : 0
    }
  }

  async function wait(patienceMs: number, isHurried: () => boolean): Promise<void> {
    if (patienceMs > 0) await untilQuiet(patienceMs, isHurried)
    await untilStill()
  }

  return {
    /** Somebody came. */
    connected: () => void (came += 1),
    /** Somebody was answered from memory. */
    answered() {
      came += 1
      answered += 1
      answeredAt = performance.now()
    },
    /**
     * Ends when all who were at the door are in; one after the other, so that only one piece of work begins in a turn. Who
     * has patience waits besides until nobody gets pages from memory, or for so long, or until somebody else is in a hurry.
     */
    lull: (patienceMs = 0, isHurried = () => false) => (before = before.then(() => wait(patienceMs, isHurried))),
  }
}
