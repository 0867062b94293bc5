import { drawCloth, motifCells, type MotifName } from './motifs.ts'
import type { SpritePart } from './sprite.ts'
import type { Thread } from './threads.ts'
import type { Cell, CellAt, Grid } from './weave.ts'

const grid: Grid = { columns: 160, rows: 44 }
const motifLeft = 97
const motifTop = 4
const enlargement = 1.5 // single threads on even columns all become two cells wide
const firstThreadRow = 12
const incoming: Thread[] = ['petrol', 'waid', 'mennige', 'petrol', 'wau', 'waid', 'petrol', 'mennige', 'waid', 'petrol']

/** For blog posts: threads run in from the left edge and become the enlarged motif. */
export function drawCover(name: MotifName): SpritePart {
  if (name === 'ai') return drawCloth(grid, motifCells('ai', grid))
  const motif = enlarged(motifCells(name))
  return drawCloth(grid, (column, row) => {
    const cell = motif(column, row)
    return cell === 'bare' ? incomingThread(motif, column, row) : cell
  })
}

function enlarged(cellAt: CellAt): CellAt {
  return (column, row) =>
    cellAt(Math.floor((column - motifLeft) / enlargement), Math.floor((row - motifTop) / enlargement))
}

function incomingThread(motif: CellAt, column: number, row: number): Cell {
  const thread = row % 2 === 0 ? incoming[(row - firstThreadRow) / 2] : undefined
  if (!thread || column >= threadEnd(motif, row)) return 'bare'
  // Every eleventh cell the warp lies on top, so the threads read as woven in.
  return (column * 3 + row) % 11 === 0 ? { top: 'warp', thread: 'open' } : { top: 'weft', thread }
}

/** Threads stop at the motif, never behind it: what shows through its gaps would look torn. */
function threadEnd(motif: CellAt, row: number) {
  for (let column = 0; column < grid.columns; column++) if (motif(column, row) !== 'bare') return column
  return motifLeft + 10 - ((row * 13) % 7)
}
