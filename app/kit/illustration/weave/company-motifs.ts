// Where the company is at home: its workshop and its town.
import { basket, plain, twill, warpOnly } from './bindings.ts'
import { arch, houseLayers, type House } from './bridge.ts'
import { bare, bound, dyed, type Layer } from './layers.ts'
import { anyOf, rectangle } from './masks.ts'

const legs = anyOf(rectangle(6, 17, 9, 24), rectangle(31, 17, 34, 24))
const brace = rectangle(6, 21, 34, 23)

/** A workbench below its tools. */
export const workbenchLayers: Layer[] = [
  // Hammer
  bound(rectangle(8, 5, 10, 12), 'umber', warpOnly, 'umber'),
  dyed(anyOf(rectangle(5, 2, 13, 5), rectangle(4, 3, 5, 4)), 'petrol'),
  // Screwdriver
  bound(rectangle(20, 7, 21, 12), 'ink', warpOnly, 'ink'),
  dyed(anyOf(rectangle(19, 1, 22, 7), rectangle(18, 2, 23, 5)), 'mennige'),
  // Square
  bound(rectangle(28, 2, 30, 12), 'wau', warpOnly, 'wau'),
  dyed(rectangle(28, 10, 36, 12), 'wau'),
  bound(rectangle(28, 10, 30, 12), 'wau', plain, 'wau'),
  // Bench
  bound(legs, 'umber', warpOnly, 'umber'),
  dyed(brace, 'amber'),
  bound(anyOf(rectangle(6, 21, 9, 23), rectangle(31, 21, 34, 23)), 'amber', plain, 'umber'),
  dyed(rectangle(13, 17, 27, 20), 'petrol'),
  dyed(rectangle(18, 18, 22, 19), 'wau'),
  dyed(rectangle(3, 14, 37, 15), 'sand'),
  bound(rectangle(3, 15, 37, 17), 'amber', basket, 'umber'),
]

const deck = 15
const water = 21
const houses: House[] = [
  { left: 2, width: 7, eaves: 8, wall: 'wau' },
  { left: 9, width: 7, eaves: 6, wall: 'krapp' },
  { left: 16, width: 8, eaves: 9, wall: 'petrol' },
  { left: 24, width: 7, eaves: 6, wall: 'mennige' },
  { left: 31, width: 7, eaves: 8, wall: 'wau' },
]

/** The Krämerbrücke in Erfurt. */
export const bridgeLayers: Layer[] = [
  ...houses.flatMap((house, index) => houseLayers(house, index, deck)),
  dyed(rectangle(0, deck, 40, deck + 1), 'ink'),
  dyed(rectangle(0, deck + 1, 40, water), 'sand'),
  ...[8, 20, 32].map((middle) => bare(arch(middle, water, 4.4, 5))),
  bound(rectangle(0, water, 40, 24), 'petrol', twill, 'waid'),
]
