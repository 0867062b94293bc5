import type { motifs } from '#shared/content/motifs.ts'
import { awarenessLayers, fingerprint, healthLayers, securityLayers } from './care-motifs.ts'
import { bridgeLayers, workbenchLayers } from './company-motifs.ts'
import { moved, stacked, type Layer } from './layers.ts'
import { growthLayers, marketingLayers, searchLayers } from './reach-motifs.ts'
import { cellSize, weave, type SpritePart, type CellAt, type Grid, type Thread } from './weave.ts'
import { cloudLayers, peopleLayers, shopLayers, webLayers } from './trade-motifs.ts'

export type MotifName = keyof typeof motifs
export const motifGrid: Grid = { columns: 40, rows: 24 }
const wideGrid: Grid = { columns: 66, rows: motifGrid.rows }

const layersOf: Record<Exclude<MotifName, 'ai'>, Layer[]> = {
  web: webLayers,
  shop: shopLayers,
  security: securityLayers,
  privacy: fingerprint,
  cloud: cloudLayers,
  growth: growthLayers,
  search: searchLayers,
  marketing: marketingLayers,
  awareness: awarenessLayers,
  health: healthLayers,
  people: peopleLayers,
  workbench: workbenchLayers,
  bridge: bridgeLayers,
}

export const motifNames = [...Object.keys(layersOf), 'ai'] as MotifName[]

/** The motif as drawn on a grid of 40 × 24; `ai` has no outline and fills whatever grid it gets. */
export function motifCells(name: MotifName, grid: Grid = motifGrid): CellAt {
  return name === 'ai' ? sortedThreads(grid) : stacked(layersOf[name])
}

export function drawMotif(name: MotifName): SpritePart {
  return drawCloth(motifGrid, motifCells(name))
}

/** For portfolio cards: the motif in the middle of a wider warp. */
export function drawWide(name: MotifName): SpritePart {
  if (name === 'ai') return drawCloth(wideGrid, motifCells('ai', wideGrid))
  return drawCloth(wideGrid, moved(motifCells(name), (wideGrid.columns - motifGrid.columns) / 2, 0))
}

export function drawCloth(grid: Grid, cellAt: CellAt): SpritePart {
  const { warp, cloth } = weave(grid, cellAt)
  return { width: grid.columns * cellSize, height: grid.rows * cellSize, body: warp + cloth }
}

const sortedDyes: Thread[] = ['petrol', 'wau', 'mennige', 'waid']
const bandCount = sortedDyes.length

/** The motif of artificial intelligence: short loose threads on the left become four ordered bands on the right. */
function sortedThreads({ columns, rows }: Grid): CellAt {
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
    return { top: 'weft', thread: sortedDyes[Math.floor(noiseAt(row + run, run + 9) * bandCount)]! }
  }

  function bandAt(row: number) {
    return sortedDyes[Math.floor((row - 2) / ((rows - 4) / bandCount))]!
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
