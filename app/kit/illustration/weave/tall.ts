import { herringbone, peaks, twill } from './bindings.ts'
import { dyed, stacked, tone, moved, type Layer } from './layers.ts'
import { anyOf, line, rectangle } from './masks.ts'
import { drawCloth, motifCells, motifGrid, type MotifName } from './motifs.ts'
import type { SpritePart } from './sprite.ts'
import type { Thread } from './threads.ts'
import { openWarp, type CellAt, type Grid } from './weave.ts'

const grid: Grid = { columns: motifGrid.columns, rows: 50 }
const motifTop = 15
const clothEdge = [17, 17, 15, 13, 13, 15, 15, 11, 11, 14] // first woven row, one step for four columns
const rowsAboveThePicture = 50

/** The dye of the cloth behind a motif: one that the motif itself does not end in. */
const grounds: Partial<Record<MotifName, Thread>> = {
  security: 'krapp',
  people: 'krapp',
  cloud: 'krapp',
  growth: 'krapp',
}

/** For wide cards and page heads: the motif woven into a dyed cloth. Its warp goes on above the picture. */
export function drawTall(name: MotifName): SpritePart {
  const picture = drawCloth(grid, tallCells(name))
  return { ...picture, body: openWarp(grid.columns, -rowsAboveThePicture, 0) + picture.body, hangsOut: true }
}

function tallCells(name: MotifName) {
  if (name === 'web') return stacked(browserWindow)
  return name === 'ai' ? motifCells('ai', grid) : inDyedCloth(name)
}

function inDyedCloth(name: MotifName): CellAt {
  const motif = moved(motifCells(name), 0, motifTop)
  const ground = stacked([dyed((column, row) => row >= clothEdge[column >> 2]!, grounds[name] ?? 'waid')])
  const border = stacked([
    dyed(rectangle(0, 41, grid.columns, 43), 'mennige'),
    dyed(
      rectangle(0, 43, grid.columns, grid.rows),
      tone((column, row) => peaks(column, row - 43), 'petrol', 'night'),
    ),
  ])
  return (column, row) => {
    if (row >= 41) return border(column, row)
    const cell = motif(column, row)
    return cell === 'bare' ? ground(column, row) : cell
  }
}

const browserWindow: Layer[] = [
  dyed(rectangle(4, 5, 36, 45), 'ground'),
  dyed(rectangle(4, 5, 36, 9), 'petrol'),
  dyed(rectangle(6, 6, 9, 8), 'wau'),
  dyed(rectangle(10, 6, 13, 8), 'mennige'),
  dyed(rectangle(20, 6, 34, 8), 'waid'),
  dyed(anyOf(line(13.4, 14, 8.6, 19.5, 2), line(8.6, 19.5, 13.4, 25, 2)), 'petrol'),
  dyed(anyOf(line(26.6, 14, 31.4, 19.5, 2), line(31.4, 19.5, 26.6, 25, 2)), 'petrol'),
  dyed(line(22, 13.4, 18, 25.6, 1.8), 'mennige'),
  dyed(rectangle(8, 30, 20, 32), 'waid'),
  dyed(rectangle(22, 30, 32, 32), 'linen'),
  dyed(rectangle(8, 34, 14, 36), 'linen'),
  dyed(rectangle(16, 34, 28, 36), 'wau'),
  dyed(rectangle(8, 38, 24, 42), tone(twill, 'petrol', 'waid')),
  dyed(rectangle(26, 38, 32, 42), tone(herringbone, 'mennige', 'krapp')),
]
