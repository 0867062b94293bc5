import { basket, chevron, diamond, herringbone, peaks, rib, twill, twillLeft, type Binding } from './bindings.ts'
import { dyed, stacked, tone } from './layers.ts'
import { rectangle } from './masks.ts'
import { drawCloth, type MotifName } from './motifs.ts'
import { seam, cellSize, type SpritePart, type Thread, type Grid } from './weave.ts'

/** As wide as all repeats divide, and one column more, of which a sliver lies under the next copy (`seam`). */
const grid: Grid = { columns: 121, rows: 12 }

type Border = { binding: Binding; figure: [Thread, Thread]; edge: Thread }

/** Every field has its own cloth, and so its own border. Yellow at the edges only: it is the signal of a view. */
const borders: Record<MotifName, Border> = {
  web: { binding: chevron, figure: ['petrol', 'waid'], edge: 'mennige' },
  shop: { binding: diamond, figure: ['mennige', 'krapp'], edge: 'petrol' },
  security: { binding: peaks, figure: ['petrol', 'waid'], edge: 'mennige' },
  privacy: { binding: herringbone, figure: ['petrol', 'waid'], edge: 'wau' },
  cloud: { binding: twill, figure: ['waid', 'petrol'], edge: 'krapp' },
  growth: { binding: peaks, figure: ['krapp', 'petrol'], edge: 'mennige' },
  search: { binding: diamond, figure: ['krapp', 'petrol'], edge: 'waid' },
  marketing: { binding: chevron, figure: ['mennige', 'krapp'], edge: 'petrol' },
  awareness: { binding: diamond, figure: ['petrol', 'waid'], edge: 'mennige' },
  health: { binding: basket, figure: ['petrol', 'waid'], edge: 'mennige' },
  people: { binding: herringbone, figure: ['mennige', 'krapp'], edge: 'petrol' },
  ai: { binding: twillLeft, figure: ['petrol', 'waid'], edge: 'wau' },
  workbench: { binding: rib, figure: ['waid', 'petrol'], edge: 'mennige' },
  bridge: { binding: peaks, figure: ['waid', 'petrol'], edge: 'krapp' },
}

/** For bands across a page: a figure in two dyes between two edges. */
export function drawBorder(name: MotifName): SpritePart {
  const { binding, figure, edge } = borders[name]
  const { columns, rows } = grid
  const cloth = drawCloth(
    grid,
    stacked([
      dyed(rectangle(0, 0, columns, rows), edge),
      dyed(rectangle(0, 1, columns, rows - 1), figure[0]),
      dyed(
        rectangle(0, 2, columns, rows - 2),
        tone((column, row) => binding(column, row - 2), ...figure),
      ),
    ]),
  )
  return { ...cloth, width: (columns - 1) * cellSize + seam }
}
