// Houses on a bridge, as pieces: a large scene and a motif are made of them.
import { warpOnly } from './bindings.ts'
import { bound, dyed, type Layer } from './layers.ts'
import { polygon, rectangle, type Mask } from './masks.ts'
import type { Thread } from './weave.ts'

export type House = { left: number; width: number; eaves: number; wall: Thread }

/** A gabled house that stands on the row `floor`. */
export function houseLayers({ left, width, eaves, wall }: House, index: number, floor: number): Layer[] {
  const front = rectangle(left, eaves, left + width, floor)
  const roof = polygon(
    `${left - 0.6},${eaves} ${left + width / 2},${eaves - width * 0.62} ${left + width + 0.6},${eaves}`,
  )
  return [dyed(front, wall), dyed(roof, index % 2 ? 'ink' : 'mennige'), ...windows(left, width, eaves, floor)]
}

/** The opening below the deck: half an oval that stands on the row `foot`. */
export function arch(middle: number, foot: number, halfWidth: number, height: number): Mask {
  return (column, row) =>
    row >= foot - height &&
    row < foot &&
    ((column + 0.5 - middle) / halfWidth) ** 2 + ((row + 0.5 - foot) / height) ** 2 <= 1
}

function windows(left: number, width: number, eaves: number, floor: number): Layer[] {
  const layers: Layer[] = []
  for (let x = left + 1.5; x < left + width - 1.5; x += 3)
    for (let row = eaves + 2; row < floor - 2; row += 4) {
      const column = Math.round(x)
      layers.push(bound(rectangle(column, row, column + 1, row + 2), 'paper', warpOnly, 'paper'))
    }
  return layers
}
