import type { motifs } from '#shared/content/motifs.ts'
import { satin, twill, warpOnly } from './bindings.ts'
import { fingerprint } from './fingerprint.ts'
import { bound, dyed, stacked, tone, type Layer } from './layers.ts'
import { anyOf, both, circle, line, points, polygon, rectangle, rhombus, ring, type Mask } from './masks.ts'
import { sortedThreads } from './sorted-threads.ts'
import type { SpritePart } from './sprite.ts'
import { cellSize, weave, type CellAt, type Grid } from './weave.ts'

export type MotifName = keyof typeof motifs
export const motifGrid: Grid = { columns: 40, rows: 24 }

const shield = polygon('9,3.5 20,1 31,3.5 31,12 27.5,18 20,23 12.5,18 9,12')
const shieldField = polygon('12,6 20,5 28,6 28,12 25.5,16.5 20,20.4 14.5,16.5 12,12')
const leftCircle = circle(15.2, 12, 9)
const rightCircle = circle(24.8, 12, 9)

const layersOf: Record<Exclude<MotifName, 'ai'>, Layer[]> = {
  // A browser window with </> in it.
  web: [
    dyed(rectangle(6, 3, 34, 21), 'ground'),
    dyed(rectangle(6, 3, 34, 6), 'petrol'),
    dyed(rectangle(8, 4, 10, 5), 'wau'),
    dyed(rectangle(11, 4, 13, 5), 'mennige'),
    dyed(anyOf(line(16, 9, 11.4, 13.4, 2), line(11.4, 13.4, 16, 18, 2)), 'petrol'),
    dyed(anyOf(line(24, 9, 28.6, 13.4, 2), line(28.6, 13.4, 24, 18, 2)), 'petrol'),
    dyed(line(21.6, 8.5, 18.4, 18.5, 1.9), 'mennige'),
  ],
  // A shopping bag.
  shop: [
    dyed(ring(20, 8, 5.4, 3.6), 'ink'),
    dyed(polygon('10,8 30,8 32,22 8,22'), tone(twill, 'mennige', 'wau')),
    dyed(polygon('10,8 30,8 30.4,11 9.6,11'), 'mennige'),
    dyed(anyOf(rectangle(14, 9, 16, 10), rectangle(24, 9, 26, 10)), 'ground'),
  ],
  // A shield parted in the middle, with a keyhole.
  security: [
    dyed(shield, 'petrol'),
    dyed(
      both(shieldField, (column) => column < 20),
      'waid',
    ),
    dyed(anyOf(rectangle(18, 7, 22, 12), rectangle(17, 8, 23, 11), rectangle(19, 12, 21, 17)), 'wau'),
  ],
  privacy: fingerprint,
  // A cloud that lets threads down.
  cloud: [
    dyed(anyOf(circle(10.5, 12, 4.2), circle(18, 8, 6.8), circle(28, 10.4, 5.4), rectangle(10, 12, 31, 16)), 'waid'),
    dyed(rectangle(8, 14, 33, 16), 'petrol'),
    dyed(anyOf(rectangle(15, 4, 19, 5), rectangle(14, 5, 17, 7)), 'paper'),
    ...points('12,20 16,22 20,19 24,21 28,19').flatMap(([column, end]) => hangingThread(column, end)),
  ],
  // Rising bars.
  growth: [
    dyed(rectangle(7, 16, 12, 22), 'waid'),
    dyed(rectangle(14, 12, 19, 22), tone(twill, 'petrol', 'waid')),
    dyed(rectangle(21, 8, 26, 22), 'petrol'),
    dyed(rectangle(28, 3, 33, 22), tone(satin, 'wau', 'mennige')),
    dyed(rectangle(5, 22, 35, 23), 'ink'),
  ],
  // A watchful eye.
  awareness: [
    dyed(eyelids(20, 12, 16, 8.6), 'paper'),
    dyed(circle(20, 12, 6.8), 'petrol'),
    dyed(circle(20, 12, 4.6), 'night'),
    dyed(circle(20, 12, 2.9), 'wau'),
    dyed(rectangle(21, 9, 23, 11), 'paper'),
  ],
  // A cross with a stitched middle between two threads.
  health: [
    dyed(anyOf(rectangle(16, 2, 24, 22), rectangle(10, 8, 30, 16)), 'mennige'),
    dyed(rhombus(20, 12, 5), 'wau'),
    dyed(rhombus(20, 12, 2), 'mennige'),
    dyed(anyOf(rectangle(4, 11, 8, 13), rectangle(32, 11, 36, 13)), 'petrol'),
  ],
  // Two circles that share a middle.
  people: [
    dyed(leftCircle, 'wau'),
    dyed(rightCircle, 'petrol'),
    dyed(both(leftCircle, rightCircle), tone(twill, 'mennige', 'wau')),
  ],
}

export const motifNames = [...Object.keys(layersOf), 'ai'] as MotifName[]

/** The motif as drawn on a grid of 40 × 24; `ai` has no outline and fills whatever grid it gets. */
export function motifCells(name: MotifName, grid: Grid = motifGrid): CellAt {
  return name === 'ai' ? sortedThreads(grid) : stacked(layersOf[name])
}

export function drawMotif(name: MotifName): SpritePart {
  return drawCloth(motifGrid, motifCells(name))
}

export function drawCloth(grid: Grid, cellAt: CellAt): SpritePart {
  const { warp, cloth } = weave(grid, cellAt)
  return { width: grid.columns * cellSize, height: grid.rows * cellSize, body: warp + cloth }
}

function hangingThread(column: number, end: number): Layer[] {
  return [
    bound(rectangle(column, 16, column + 1, end), 'ink', warpOnly, 'ink'),
    dyed(rectangle(column - 1, end - 1, column + 2, end + 1), 'wau'),
  ]
}

function eyelids(centreX: number, centreY: number, halfWidth: number, halfHeight: number): Mask {
  return (column, row) => {
    const x = (column + 0.5 - centreX) / halfWidth
    const y = (row + 0.5 - centreY) / halfHeight
    return Math.abs(x) < 1 && Math.abs(y) <= 1 - x * x
  }
}
