import { dyed, type Layer } from './layers.ts'
import { anyOf, both, circle, rectangle, without, type Mask } from './masks.ts'

const middle = 20
const crown = 11.5
const finger = circle(middle, 11.5, 12)

// Ridges of two cells, weft only: it has to read in a list row, where a cell is less than two pixels.
export const fingerprint: Layer[] = [
  dyed(both(finger, without(arch(11), rectangle(8, 13, 20, 15))), 'petrol'),
  dyed(both(finger, without(arch(8), rectangle(20, 16, 40, 18))), 'petrol'),
  dyed(both(finger, without(arch(5), rectangle(8, 17, 20, 24))), 'mennige'),
  dyed(anyOf(both(arch(2), rectangle(18, 0, 22, 18)), rectangle(18, 18, 20, 23)), 'petrol'),
]

/** Round above, straight legs below. */
function arch(radius: number): Mask {
  return (column, row) => {
    const distance = Math.hypot(column + 0.5 - middle, Math.min(0, row + 0.5 - crown))
    return distance <= radius && distance > radius - 2
  }
}
