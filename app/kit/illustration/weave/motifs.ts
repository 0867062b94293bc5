import type { motifs } from '#shared/content/motifs.ts'
import { awarenessLayers, fingerprint, healthLayers, securityLayers } from './care-motifs.ts'
import { bridgeLayers, workbenchLayers } from './company-motifs.ts'
import { moved, stacked, type Layer } from './layers.ts'
import { growthLayers, marketingLayers, searchLayers } from './reach-motifs.ts'
import { sortedThreads } from './sorted-threads.ts'
import type { SpritePart } from './sprite.ts'
import { cloudLayers, peopleLayers, shopLayers, webLayers } from './trade-motifs.ts'
import { cellSize, weave, type CellAt, type Grid } from './weave.ts'

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
