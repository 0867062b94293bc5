// What is built and run for customers: website, shop, cloud, and the right people for it.
import { plain, satin, twill, warpOnly, type Binding } from './bindings.ts'
import { bound, dyed, tone, type Layer } from './layers.ts'
import { anyOf, both, circle, line, points, polygon, rectangle, ring } from './masks.ts'

/** A browser window with </> in it. */
export const webLayers: Layer[] = [
  dyed(rectangle(6, 3, 34, 21), 'ground'),
  dyed(rectangle(6, 3, 34, 6), 'petrol'),
  dyed(rectangle(8, 4, 10, 5), 'wau'),
  dyed(rectangle(11, 4, 13, 5), 'mennige'),
  dyed(anyOf(line(14.2, 9, 9.8, 13.4, 2), line(9.8, 13.4, 14.2, 18, 2)), 'petrol'),
  dyed(anyOf(line(25.8, 9, 30.2, 13.4, 2), line(30.2, 13.4, 25.8, 18, 2)), 'petrol'),
  dyed(line(21.6, 8.5, 18.4, 18.5, 1.9), 'mennige'),
]

const bag = polygon('9,8 31,8 32.4,22 7.6,22')
const straps = anyOf(rectangle(14, 8, 16, 21), rectangle(24, 8, 26, 21))
/** Over two picks, under one. */
const stitched: Binding = (column, row) => (row + column) % 3 === 0

/** A shopping bag whose straps are woven into the cloth. */
export const shopLayers: Layer[] = [
  dyed(
    both(ring(20, 8, 6, 4), (_column, row) => row < 8),
    'ink',
  ),
  dyed(bag, 'mennige'),
  bound(both(bag, rectangle(0, 13, 40, 19)), 'mennige', twill, 'wau'),
  dyed(both(bag, rectangle(0, 8, 40, 10)), 'wau'),
  bound(straps, (_column, row) => (row < 10 ? 'wau' : 'mennige'), stitched, 'ink'),
]

const sky = anyOf(circle(10.5, 12, 4.2), circle(18, 8, 6.8), circle(28, 10.4, 5.4), rectangle(10, 12, 31, 16))

/** A cloud that lets threads down: they run through its cloth before they hang. */
export const cloudLayers: Layer[] = [
  dyed(sky, 'waid'),
  bound(both(sky, circle(15.5, 6.5, 6)), 'waid', satin, 'paper'),
  dyed(rectangle(8, 14, 33, 16), 'petrol'),
  ...points('12,20 16,22 20,19 24,21 28,19').flatMap(([column, end]) => lowered(column, end)),
]

function lowered(column: number, end: number): Layer[] {
  const inTheCloud = rectangle(column, 9, column + 1, 16)
  return [
    bound(inTheCloud, (_column, row) => (row < 14 ? 'waid' : 'petrol'), plain, 'ink'),
    bound(rectangle(column, 16, column + 1, end), 'ink', warpOnly, 'ink'),
    dyed(rectangle(column - 1, end - 1, column + 2, end + 1), 'wau'),
  ]
}

const leftCircle = circle(15.2, 12, 9)
const rightCircle = circle(24.8, 12, 9)

/** Two circles that share a middle. */
export const peopleLayers: Layer[] = [
  dyed(leftCircle, 'wau'),
  dyed(rightCircle, 'petrol'),
  dyed(both(leftCircle, rightCircle), tone(twill, 'mennige', 'wau')),
]
