/** One at a time: drawing pictures takes memory and a core, and pages come first. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.catch(() => {}).then(work)
    last = turn
    return turn
  }
}
