// What keeps people and their data safe. Threads really cross: what lies on top in one cell dives in the next.
import { basket, plain, twill, warpOnly, type Binding } from './bindings.ts'
import { bound, dyed, type Layer } from './layers.ts'
import { anyOf, both, circle, polygon, rectangle, without, type Mask } from './masks.ts'
import type { Thread } from './weave.ts'

const shield = polygon('9.5,4 20,1.5 30.5,4 30.5,12 27,18 20,23 13,18 9.5,12')

/** A shield with a keyhole: one half twill, where the threads show, the other closed. */
export const securityLayers: Layer[] = [
  bound(shield, 'petrol', twill, 'waid'),
  dyed(
    both(shield, (column) => column >= 20),
    'petrol',
  ),
  dyed(anyOf(rectangle(18, 7, 22, 12), rectangle(17, 8, 23, 11), rectangle(19, 12, 21, 17)), 'wau'),
]

/** A watchful eye. */
export const awarenessLayers: Layer[] = [
  dyed(eyelids(20, 12, 16, 8.6), 'paper'),
  dyed(circle(20, 12, 6.8), 'petrol'),
  dyed(circle(20, 12, 4.6), 'night'),
  dyed(circle(20, 12, 2.9), 'wau'),
  dyed(rectangle(21, 9, 23, 11), 'paper'),
]

/** A cross of two bands, one of warp and one of weft, that go over and under each other where they meet. */
export const healthLayers: Layer[] = [
  bound(rectangle(16, 2, 24, 22), 'mennige', warpOnly, 'mennige'),
  dyed(rectangle(10, 8, 30, 16), 'mennige'),
  bound(rectangle(16, 8, 24, 16), 'mennige', basket, 'wau'),
]

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

function eyelids(centreX: number, centreY: number, halfWidth: number, halfHeight: number): Mask {
  return (column, row) => {
    const x = (column + 0.5 - centreX) / halfWidth
    const y = (row + 0.5 - centreY) / halfHeight
    return Math.abs(x) < 1 && Math.abs(y) <= 1 - x * x
  }
}

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
