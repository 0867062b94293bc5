/** Runs one piece of work after the other, never two at once; one that fails does not hold up the next. */
export function createSerialQueue() {
  let last: Promise<unknown> | undefined

  return {
    isBusy: () => last !== undefined,
    run<Result>(work: () => Promise<Result>): Promise<Result> {
      const begin = () => work()
      const turn = last ? last.then(begin, begin) : work()
      const ended = () => {
        if (last === turn) last = undefined
      }
      last = turn
      turn.then(ended, ended)
      return turn
    },
  }
}
