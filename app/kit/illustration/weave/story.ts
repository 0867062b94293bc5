// The cloth of the story on the home page, in pieces that lie on each other: what holds, what tears, what mends it, and the
// border that comes last.
import { chevron, satin, twill } from './bindings.ts'
import { bare, bound, dyed, stacked, tone, type Layer } from './layers.ts'
import { anyOf, both, rectangle, type Mask } from './masks.ts'
import { drawCloth } from './motifs.ts'
import type { SpritePart } from './sprite.ts'
import type { Grid } from './weave.ts'

const grid: Grid = { columns: 44, rows: 44 }
const clothTop = 6
const clothBottom = 34
const cloth = rectangle(2, clothTop, 42, clothBottom)

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

const whole: Layer[] = [
  dyed(cloth, 'petrol'),
  bound(rectangle(2, 10, 42, 16), 'petrol', twill, 'waid'),
  dyed(rectangle(2, 16, 42, 18), 'wau'),
  dyed(rectangle(2, 18, 42, 26), 'waid'),
  dyed(rectangle(2, 26, 42, 28), 'mennige'),
  dyed(rectangle(2, 28, 42, clothBottom), tone(satin, 'petrol', 'waid')),
]

/** What is still there after the tear, on bare warp. */
export function drawStoryCloth(): SpritePart {
  return drawCloth(grid, stacked([...whole, bare(torn)]))
}

/** What comes loose. */
export function drawStoryTear(): SpritePart {
  const cells = stacked(whole)
  return drawCloth(grid, (column, row) => (torn(column, row) ? cells(column, row) : undefined))
}

/** New threads through the old ones, wider than the hole, as a darner does it. */
export function drawStoryMend(): SpritePart {
  const wide: Mask = (column, row) => anyOf(torn, shifted(2), shifted(-2))(column, row)
  const mend = bound(both(wide, cloth), 'mennige', twill, 'wau')
  return drawCloth(grid, (column, row) => (mend.where(column, row) ? mend.cell(column, row) : undefined))
}

/** What was learned: a border below. */
export function drawStoryBorder(): SpritePart {
  const border: Layer[] = [
    dyed(rectangle(2, clothBottom, 42, 36), 'wau'),
    dyed(rectangle(2, 36, 42, 42), tone(chevron, 'mennige', 'krapp')),
  ]
  const cells = stacked(border)
  return drawCloth(grid, (column, row) => {
    const cell = cells(column, row)
    return cell === 'bare' ? undefined : cell
  })
}

function shifted(columns: number): Mask {
  return (column, row) => torn(column + columns, row)
}
