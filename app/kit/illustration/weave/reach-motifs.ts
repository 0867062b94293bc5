// Being found and being heard.
import { basket, satin, twill } from './bindings.ts'
import { bound, dyed, tone, type Layer } from './layers.ts'
import { anyOf, both, circle, line, polygon, rectangle, ring } from './masks.ts'

/** Rising bars. */
export const growthLayers: Layer[] = [
  dyed(rectangle(7, 16, 12, 22), 'waid'),
  dyed(rectangle(14, 12, 19, 22), tone(twill, 'petrol', 'waid')),
  dyed(rectangle(21, 8, 26, 22), 'petrol'),
  dyed(rectangle(28, 3, 33, 22), tone(satin, 'wau', 'mennige')),
  dyed(rectangle(5, 22, 35, 23), 'ink'),
]

/** Results in a list, and a glass through which one of them shows how it is woven. */
export const searchLayers: Layer[] = [
  dyed(anyOf(rectangle(3, 3, 16, 5), rectangle(3, 11, 15, 13), rectangle(3, 19, 19, 21)), 'petrol'),
  dyed(anyOf(rectangle(3, 6, 13, 7), rectangle(3, 8, 15, 9), rectangle(3, 14, 14, 15)), 'waid'),
  dyed(anyOf(rectangle(3, 16, 16, 17), rectangle(3, 22, 24, 23)), 'waid'),
  bound(circle(25, 10, 7.6), 'petrol', basket, 'wau'),
  dyed(ring(25, 10, 9, 7.2), 'ink'),
  dyed(line(32, 17, 36.5, 21.6, 3.2), 'mennige'),
]

const horn = polygon('13,8.4 29,2 29,20 13,14')

/** A speaking trumpet and what comes out of it. */
export const marketingLayers: Layer[] = [
  dyed(polygon('14,13 19.5,15 21,22 16.5,22'), 'petrol'),
  dyed(horn, 'mennige'),
  bound(both(horn, rectangle(13, 0, 23, 24)), 'mennige', twill, 'krapp'),
  dyed(rectangle(29, 1, 31, 21), 'ink'),
  dyed(rectangle(7, 8, 13, 14), 'petrol'),
  dyed(anyOf(rectangle(33, 4, 37, 6), rectangle(33, 10, 39, 12), rectangle(33, 16, 37, 18)), 'wau'),
]
