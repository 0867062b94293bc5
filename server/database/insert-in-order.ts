/** Puts a value where it belongs among values that are in order, found by halves. */
export function insertInOrder<Value>(inOrder: Value[], value: Value, compare: (a: Value, b: Value) => number): void {
  let low = 0
  let high = inOrder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(inOrder[middle]!, value) <= 0) low = middle + 1
    else high = middle
  }
  inOrder.splice(low, 0, value)
}
