/** A connection is taken in during one turn of the loop, and its request is read in the next. */
const stillTurns = 2
/** Whoever comes without end must not keep others waiting for ever. */
const mostTurns = 100

/**
 * Knows whether somebody is at the door. Node takes in one connection for each turn of its loop: a hundred that come at
 * once would wait for a hundred pieces of work in between, although most of them may want a page that lies ready.
 */
export function createArrivals() {
  let arrived = 0
  let before = Promise.resolve()

  async function untilStill(): Promise<void> {
    for (let turn = 0, still = 0; turn < mostTurns && still < stillTurns; turn++) {
      const seen = arrived
      await new Promise(setImmediate)
      still = arrived === seen ? still + 1 : 0
    }
  }

  return {
    /** Somebody came, or was answered from memory. */
    count: () => void (arrived += 1),
    /** Ends when all who were at the door are in; one after the other, so that only one piece of work begins in a turn. */
    lull: () => (before = before.then(untilStill)),
  }
}
