/**
 * How many letters differ (one may be missing, added, wrong, or two swapped), or undefined when it is more than `most`.
 */
export function typos(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1)
      current[column] = cost
      if (cost < best) best = cost
    }
    if (best > most) return undefined
    before = last
    last = current
  }
  const distance = last[b.length]!
  return distance <= most ? distance : undefined
}
