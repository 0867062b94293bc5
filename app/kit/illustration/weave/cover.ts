import { drawCloth, motifCells, type MotifName } from './motifs.ts'
import { seam, cellSize, openWarp, type SpritePart, type Thread, type Cell, type CellAt, type Grid } from './weave.ts'

const grid: Grid = { columns: 160, rows: 44 }
const motifLeft = 97
const motifTop = 4
const enlargement = 1.5 // single threads on even columns all become two cells wide
const firstThreadRow = 12
const incoming: Thread[] = ['petrol', 'waid', 'mennige', 'petrol', 'wau', 'waid', 'petrol', 'mennige', 'waid', 'petrol']

/** For blog posts: threads run in from the left edge and become the enlarged motif. */
export function drawCover(name: MotifName): SpritePart {
  const motif = name === 'ai' ? motifCells('ai', grid) : enlarged(motifCells(name))
  return drawCloth(grid, (column, row) => {
    const cell = motif(column, row)
    return cell === 'bare' ? incomingThread(column, row, threadEnd(motif, row)) : cell
  })
}

/** Beside every cover: as far as the widest screen reaches, threads at the left and bare warp at the right. */
export function drawRunIn(): SpritePart {
  const columns = 330
  // Of one column more a sliver lies under the cover.
  const threads = drawCloth({ columns: columns + 1, rows: grid.rows }, (column, row) =>
    incomingThread(column - columns, row, grid.columns),
  )
  return { ...threads, width: columns * cellSize + seam }
}

export function drawRunOut(): SpritePart {
  const columns = 110
  return { width: columns * cellSize, height: grid.rows * cellSize, body: openWarp(columns, 0, grid.rows) }
}

function enlarged(cellAt: CellAt): CellAt {
  return (column, row) =>
    cellAt(Math.floor((column - motifLeft) / enlargement), Math.floor((row - motifTop) / enlargement))
}

function incomingThread(column: number, row: number, end: number): Cell {
  const thread = row % 2 === 0 ? incoming[(row - firstThreadRow) / 2] : undefined
  if (!thread || column >= end) return 'bare'
  // Every eleventh cell the warp lies on top, so the threads read as woven in.
  return (column * 3 + row) % 11 === 0 ? { top: 'warp', thread: 'open' } : { top: 'weft', thread }
}

/** Threads stop at the motif, never behind it: what shows through its gaps would look torn. */
function threadEnd(motif: CellAt, row: number) {
  for (let column = 0; column < grid.columns; column++) if (motif(column, row) !== 'bare') return column
  return motifLeft + 10 - ((row * 13) % 7)
}
