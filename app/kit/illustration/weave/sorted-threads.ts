import type { CellAt, Grid } from './weave.ts'
import type { Thread } from './threads.ts'

const dyes: Thread[] = ['petrol', 'wau', 'mennige', 'waid']
const bandCount = dyes.length

/** The motif of artificial intelligence: short loose threads on the left become four ordered bands on the right. */
export function sortedThreads({ columns, rows }: Grid): CellAt {
  const random = seededRandom(77)
  const noise = Array.from({ length: rows }, () => Array.from({ length: columns }, random))
  const noiseAt = (row: number, column: number) => noise[row % rows]![column % columns]!

  return (column, row) => {
    const isEdge = row < 2 || row >= rows - 2 || column < columns * 0.05 || column >= columns * 0.95
    if (isEdge) return 'bare'
    const order = Math.min(1, Math.max(0, (column - columns * 0.18) / (columns * 0.5)))
    const run = Math.floor((column + noiseAt(row, 0) * 4) / 3)
    if (noiseAt(row * 7 + run * 3, run * 5 + row) < order) return { top: 'weft', thread: bandAt(row) }
    if (noiseAt(row, run) < 0.34 * (1 - order)) return 'bare'
    return { top: 'weft', thread: dyes[Math.floor(noiseAt(row + run, run + 9) * bandCount)]! }
  }

  function bandAt(row: number) {
    return dyes[Math.floor((row - 2) / ((rows - 4) / bandCount))]!
  }
}

/** Always the same numbers, so the checked-in picture can be drawn again (Lehmer generator). */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
