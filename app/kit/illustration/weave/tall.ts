import { peaks, twill } from './bindings.ts'
import { bound, dyed, moved, stacked, tone, type Layer } from './layers.ts'
import { anyOf, line, rectangle } from './masks.ts'
import { drawCloth, motifCells, motifGrid, type MotifName } from './motifs.ts'
import { openWarp, type SpritePart, type Thread, type CellAt, type Grid } from './weave.ts'

const grid: Grid = { columns: motifGrid.columns, rows: 50 }
const motifTop = 16
const aiTop = 17
const borderTop = 41
const clothEdge = [17, 17, 15, 13, 13, 15, 15, 11, 11, 14] // first woven row, one step for four columns
const rowsAboveThePicture = 50

/** The dye of the cloth behind a motif: one that the motif itself does not end in. */
const grounds: Partial<Record<MotifName, Thread>> = {
  security: 'krapp',
  people: 'krapp',
  cloud: 'krapp',
  growth: 'krapp',
  search: 'krapp',
  ai: 'night',
}

/** For wide cards and page heads: the motif woven into a dyed cloth. Its warp goes on above the picture. */
export function drawTall(name: MotifName): SpritePart {
  const picture = drawCloth(grid, inDyedCloth(name))
  return { ...picture, body: openWarp(grid.columns, -rowsAboveThePicture, 0) + picture.body, hangsOut: true }
}

function inDyedCloth(name: MotifName): CellAt {
  const motif = tallCells(name)
  const ground = stacked([dyed((column, row) => row >= clothEdge[column >> 2]!, grounds[name] ?? 'waid')])
  const border = stacked([
    dyed(rectangle(0, borderTop, grid.columns, borderTop + 2), 'mennige'),
    dyed(
      rectangle(0, borderTop + 2, grid.columns, grid.rows),
      tone((column, row) => peaks(column, row - borderTop - 2), 'petrol', 'night'),
    ),
  ])
  return (column, row) => {
    if (row >= borderTop) return border(column, row)
    const cell = motif(column, row)
    return cell === 'bare' ? ground(column, row) : cell
  }
}

/** All lie below the steps of the edge, so that nothing of them reaches into the header. */
function tallCells(name: MotifName): CellAt {
  if (name === 'web') return stacked(browserWindow)
  if (name === 'ai') return moved(motifCells('ai', { columns: grid.columns, rows: borderTop - aiTop }), 0, aiTop)
  return moved(motifCells(name), 0, motifTop)
}

const browserWindow: Layer[] = [
  dyed(rectangle(4, 18, 36, 39), 'ground'),
  dyed(rectangle(4, 18, 36, 22), 'petrol'),
  dyed(rectangle(6, 19, 9, 21), 'wau'),
  dyed(rectangle(10, 19, 13, 21), 'mennige'),
  dyed(rectangle(18, 19, 34, 21), 'ground'),
  dyed(anyOf(line(13.6, 24, 9.4, 28.5, 2), line(9.4, 28.5, 13.6, 33, 2)), 'petrol'),
  dyed(anyOf(line(26.4, 24, 30.6, 28.5, 2), line(30.6, 28.5, 26.4, 33, 2)), 'petrol'),
  dyed(line(21.8, 23.4, 18.2, 33.6, 1.8), 'mennige'),
  bound(rectangle(7, 35, 18, 37), 'petrol', twill, 'waid'),
  dyed(rectangle(20, 35, 26, 37), 'wau'),
  dyed(rectangle(28, 35, 33, 37), 'krapp'),
]
