/** A straight stroke to the right or downwards. */
export type Stroke = { direction: 'h' | 'v'; x: number; y: number; length: number }

/** Relative moves: cloth repeats itself, so equal steps compress far better than places. */
export function pathData(strokes: Stroke[]) {
  let penX = 0
  let penY = 0
  let data = ''
  for (const { direction, x, y, length } of strokes) {
    data += `${data ? 'm' : 'M'}${pair(x - penX, y - penY)}${direction}${length}`
    penX = direction === 'h' ? x + length : x
    penY = direction === 'v' ? y + length : y
  }
  return data
}

function pair(x: number, y: number) {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}
