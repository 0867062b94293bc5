// The cloth of a story that goes wrong and well again, in pieces that lie on each other: the warp, what holds on either
// side, what tears off, the thread that comes first, and what is woven anew, from the mend down to a border.
import { chevron, satin, twill } from './bindings.ts'
import { bound, dyed, stacked, tone, type Layer } from './layers.ts'
import { anyOf, both, rectangle, type Mask } from './masks.ts'
import { drawCloth } from './motifs.ts'
import { cellSize, openWarp, type SpritePart, type Grid } from './weave.ts'

const grid: Grid = { columns: 44, rows: 44 }
const clothTop = 6
const clothBottom = 34
const cloth = rectangle(2, clothTop, 42, clothBottom)
/** The warp goes on over the whole length of the story, above and below the cloth. */
const warpRows = 400

/** First and last torn column of each row from the top of the cloth. */
const tear = [
  [27, 29], [26, 29], [25, 30], [25, 31], [23, 30], [22, 31], [21, 33], [20, 31], [18, 31], [19, 29], [17, 30], [15, 29],
  [16, 27], [14, 28], [13, 26], [14, 27], [12, 25], [13, 24], [11, 23], [12, 22], [10, 21], [11, 20], [10, 18], [9, 17],
  [9, 15], [8, 14], [8, 12], [8, 10],
] // prettier-ignore
const torn: Mask = (column, row) => {
  const ends = tear[row - clothTop]
  return ends !== undefined && column >= ends[0]! && column < ends[1]!
}
const leftOfTear: Mask = (column, row) => column < (tear[row - clothTop]?.[0] ?? 0)

const whole = stacked([
  dyed(cloth, 'petrol'),
  bound(rectangle(2, 10, 42, 16), 'petrol', twill, 'waid'),
  dyed(rectangle(2, 16, 42, 18), 'wau'),
  dyed(rectangle(2, 18, 42, 26), 'waid'),
  dyed(rectangle(2, 26, 42, 28), 'mennige'),
  dyed(rectangle(2, 28, 42, clothBottom), tone(satin, 'petrol', 'waid')),
])

export function drawStoryWarp(): SpritePart {
  const body = openWarp(grid.columns, -warpRows, grid.rows + warpRows)
  return { width: grid.columns * cellSize, height: grid.rows * cellSize, body, hangsOut: true }
}

export function drawStoryLeft(): SpritePart {
  return piece(both(cloth, leftOfTear))
}

export function drawStoryRight(): SpritePart {
  return piece((column, row) => cloth(column, row) && !leftOfTear(column, row) && !torn(column, row))
}

/** What comes loose. */
export function drawStoryTear(): SpritePart {
  return piece(torn)
}

/** Somebody answers: two picks from outside, through the hole to the other side. */
export function drawStoryCall(): SpritePart {
  return layersOnly([dyed(rectangle(13, 21, 44, 23), 'wau')])
}

/** New threads through the old ones, wider than the hole, as a darner does it; then what was learned, a border below. */
export function drawStoryMend(): SpritePart {
  const wide: Mask = (column, row) => anyOf(torn, shifted(2), shifted(-2))(column, row)
  return layersOnly([
    bound(both(wide, cloth), 'mennige', twill, 'wau'),
    dyed(rectangle(2, clothBottom, 42, 36), 'wau'),
    dyed(rectangle(2, 36, 42, 42), tone(chevron, 'mennige', 'krapp')),
  ])
}

function piece(where: Mask): SpritePart {
  return drawCloth(grid, (column, row) => (where(column, row) ? whole(column, row) : undefined))
}

/** Without warp where nothing is woven. */
function layersOnly(layers: Layer[]): SpritePart {
  const cells = stacked(layers)
  return drawCloth(grid, (column, row) => {
    const cell = cells(column, row)
    return cell === 'bare' ? undefined : cell
  })
}

function shifted(columns: number): Mask {
  return (column, row) => torn(column + columns, row)
}
