/** Works one after the other, never two at once. None of them throws: what they ask answers in words. */
export function createTurns() {
  let last: Promise<unknown> | undefined

  async function ended(turn: Promise<unknown>) {
    await turn
    if (last === turn) last = undefined
  }

  return {
    isBusy: () => last !== undefined,
    take<Result>(work: () => Promise<Result>): Promise<Result> {
      const turn = last ? last.then(work) : work()
      last = turn
      void ended(turn)
      return turn
    },
  }
}
