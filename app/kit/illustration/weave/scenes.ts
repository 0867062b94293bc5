import { chevron, satin, twill } from './bindings.ts'
import { arch, houseLayers, type House } from './bridge.ts'
import { bare, dyed, stacked, tone, type Layer } from './layers.ts'
import { rectangle, type Mask } from './masks.ts'
import { drawCloth } from './motifs.ts'
import { dyeOf, openWarp, threads, type SpritePart } from './weave.ts'

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
    ...houses.flatMap((house, index) => houseLayers(house, index, 21)),
    dyed(rectangle(0, 21, 64, 23), 'ink'),
    dyed(rectangle(0, 23, 64, 30), 'waid'),
    ...archMiddles.map((middle) => bare(arch(middle, 30, 5.2, 6))),
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

/** The same for phones, where they lie above the words: flat, so that no hill is cut. */
export function drawLowBand(): SpritePart {
  const layers: Layer[] = [
    dyed(hill(8, 3, 8, 0, 0.04), (_column, row) => (row % 3 ? 'waid' : 'petrol')),
    dyed(hill(13, 2.5, 10, 2.4, 0.06), 'petrol'),
    dyed(hill(16, 2, 7, 4, 0.05), tone(satin, 'wau', 'mennige')),
    dyed(hill(20, 2, 9, 1, 0.04), tone(chevron, 'mennige', 'krapp')),
    dyed(hill(23, 1, 12, 2, 0.01), 'paper'),
  ]
  return drawCloth({ columns: 76, rows: 27 }, stacked(layers))
}

/** For empty and failed states: the last pick has torn, its shuttle lies loose in the warp. */
export function drawTornThread(): SpritePart {
  const [width, height] = [240, 120]
  const picks = threads(
    [
      { direction: 'h', x: 0, y: 85, length: 132, thread: 'mennige' },
      { direction: 'h', x: 0, y: 95, length: width, thread: 'waid' },
      { direction: 'h', x: 0, y: 105, length: width, thread: 'petrol' },
    ],
    8,
  )
  const looseEnds = `<path fill="none" stroke="${dyeOf('mennige')}" stroke-width="3" d="M132 83.5c15 0 17-9 25-14M132 86.5c9 0 11-3 19-2M184 51c-10 0-14 2-18 8"/>`
  const shuttle = `<path fill="${dyeOf('wau')}" d="m182 51 12-7h28l12 7-12 7h-28z"/><path fill="none" stroke="${dyeOf('night')}" stroke-width="4" d="M198 51h20"/>`
  return { width, height, body: openWarp(24, 0, 12) + picks + looseEnds + shuttle }
}

function hill(top: number, swing: number, width: number, phase: number, rise: number): Mask {
  return (column, row) => row > Math.round(top + swing * Math.sin(column / width + phase) - column * rise)
}
