import { plain, type Binding } from './bindings.ts'
import { bound, dyed, type Layer } from './layers.ts'
import { both, circle, rectangle, without, type Mask } from './masks.ts'
import type { Thread } from './threads.ts'

const middle = 20
const crown = 11.5
const finger = circle(middle, 11.5, 12)

/** Over the crown a ridge runs along the weft, down the sides along the warp, and in the bends both cross. */
const turning: Binding = (column, row) => {
  const aside = Math.abs(column + 0.5 - middle)
  const above = Math.max(0, crown - row - 0.5)
  if (aside > above * 1.5) return false
  return aside < above * 0.65 || plain(column, row)
}

// Ridges of two cells: it has to read in a list row, where a cell is less than two pixels.
export const fingerprint: Layer[] = [
  ridge(arched(11), 'petrol'),
  ridge(without(arched(8), rectangle(26, 15, 40, 17)), 'petrol'),
  ridge(without(arched(5), rectangle(8, 18, 20, 24)), 'mennige'),
  dyed(rectangle(19, 10, 21, 21), 'petrol'),
]

function ridge(where: Mask, dye: Thread): Layer {
  return bound(both(finger, where), dye, turning, dye)
}

/** Round above, straight legs below. */
function arched(radius: number): Mask {
  return (column, row) => {
    const distance = Math.hypot(column + 0.5 - middle, Math.min(0, row + 0.5 - crown))
    return distance <= radius && distance > radius - 2
  }
}
