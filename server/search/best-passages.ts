type Found = { entry: number; passage: number; named: boolean; value: number; coverage: number }

/** The best passages, one for each entry, without sorting all that there are. */
export function createBest(most: number) {
  const found: Found[] = []
  const byEntry = new Map<number, Found>()
  let least = 0

  /** How many are better or as good: they were found before. */
  function placeOf(value: number): number {
    let low = 0
    let high = found.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (found[middle]!.value < value) high = middle
      else low = middle + 1
    }
    return low
  }

  function remove(one: Found): void {
    found.splice(found.indexOf(one), 1)
    byEntry.delete(one.entry)
  }

  return {
    found,
    /** What has to be surpassed. */
    least: () => least,
    takes: (value: number) => value > least,
    add(passage: Found): void {
      const before = byEntry.get(passage.entry)
      if (before && before.value >= passage.value) return
      if (before) remove(before)
      found.splice(placeOf(passage.value), 0, passage)
      byEntry.set(passage.entry, passage)
      if (found.length > most) remove(found.at(-1)!)
      if (found.length === most) least = found.at(-1)!.value
    },
  }
}
