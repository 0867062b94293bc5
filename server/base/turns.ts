/** How long work in the background may keep a request waiting. */
const atMostMs = 4

/**
 * For long work in the background: called again and again, it lets requests have their turn as soon as some time has
 * passed. By the clock, because one text takes as long as a hundred others.
 */
export function createTurns(clock: () => number = () => performance.now()): () => Promise<void> {
  let since = clock()
  return async () => {
    if (clock() - since < atMostMs) return
    await new Promise(setImmediate)
    since = clock()
  }
}
