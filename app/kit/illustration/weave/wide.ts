import { moved } from './layers.ts'
import { drawCloth, motifCells, motifGrid, type MotifName } from './motifs.ts'
import type { SpritePart } from './sprite.ts'
import type { Grid } from './weave.ts'

const grid: Grid = { columns: 66, rows: motifGrid.rows }

/** For portfolio cards: the motif in the middle of a wider warp. */
export function drawWide(name: MotifName): SpritePart {
  if (name === 'ai') return drawCloth(grid, motifCells('ai', grid))
  return drawCloth(grid, moved(motifCells(name), (grid.columns - motifGrid.columns) / 2, 0))
}
