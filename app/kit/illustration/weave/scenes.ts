import { chevron, satin, twill, warpOnly } from './bindings.ts'
import { bare, bound, dyed, stacked, tone, type Layer } from './layers.ts'
import { polygon, rectangle, type Mask } from './masks.ts'
import { drawCloth } from './motifs.ts'
import type { SpritePart } from './sprite.ts'
import type { Thread } from './threads.ts'

type House = { left: number; width: number; eaves: number; wall: Thread }
const houses: House[] = [
  { left: 2, width: 8, eaves: 13, wall: 'wau' },
  { left: 10, width: 7, eaves: 10, wall: 'krapp' },
  { left: 17, width: 9, eaves: 12, wall: 'petrol' },
  { left: 26, width: 7, eaves: 9, wall: 'mennige' },
  { left: 33, width: 8, eaves: 13, wall: 'waid' },
  { left: 41, width: 7, eaves: 11, wall: 'wau' },
  { left: 48, width: 8, eaves: 9, wall: 'petrol' },
  { left: 56, width: 6, eaves: 13, wall: 'krapp' },
]
const archMiddles = [8, 24, 40, 56]

/** The Krämerbrücke in Erfurt: houses on a bridge, for the history of the company. */
export function drawBridge(): SpritePart {
  const layers: Layer[] = [
    ...houses.flatMap(house),
    dyed(rectangle(0, 21, 64, 23), 'ink'),
    dyed(rectangle(0, 23, 64, 30), 'waid'),
    ...archMiddles.map((middle) => bare(arch(middle))),
    dyed(rectangle(0, 30, 64, 34), tone(twill, 'petrol', 'waid')),
  ]
  return drawCloth({ columns: 64, rows: 34 }, stacked(layers))
}

/** Hills of cloth beside the call to action. */
export function drawBand(): SpritePart {
  const layers: Layer[] = [
    dyed(hill(20, 5, 8, 0, 0.06), (_column, row) => (row % 3 ? 'waid' : 'petrol')),
    dyed(hill(29, 4, 10, 2.4, 0.1), 'petrol'),
    dyed(hill(35, 3, 7, 4, 0.1), tone(satin, 'wau', 'mennige')),
    dyed(hill(42, 3, 9, 1, 0.08), tone(chevron, 'mennige', 'krapp')),
    dyed(hill(48, 2, 12, 2, 0.03), 'paper'),
  ]
  return drawCloth({ columns: 76, rows: 52 }, stacked(layers))
}

function house({ left, width, eaves, wall }: House, index: number): Layer[] {
  const front = rectangle(left, eaves, left + width, 21)
  const roof = polygon(
    `${left - 0.6},${eaves} ${left + width / 2},${eaves - width * 0.62} ${left + width + 0.6},${eaves}`,
  )
  return [dyed(front, wall), dyed(roof, index % 2 ? 'ink' : 'mennige'), ...windows(left, width, eaves)]
}

function windows(left: number, width: number, eaves: number): Layer[] {
  const layers: Layer[] = []
  for (let x = left + 1.5; x < left + width - 1.5; x += 3)
    for (let row = eaves + 2; row < 19; row += 4) {
      const column = Math.round(x)
      layers.push(bound(rectangle(column, row, column + 1, row + 2), 'paper', warpOnly, 'paper'))
    }
  return layers
}

function arch(middle: number): Mask {
  return (column, row) =>
    row >= 24 && row < 30 && ((column + 0.5 - middle) / 5.2) ** 2 + ((row + 0.5 - 30) / 6) ** 2 <= 1
}

function hill(top: number, swing: number, width: number, phase: number, rise: number): Mask {
  return (column, row) => row > Math.round(top + swing * Math.sin(column / width + phase) - column * rise)
}
