import type { SpritePart } from './sprite.ts'
import { dyeOf } from './threads.ts'
import { openWarp, threads } from './weave.ts'

const width = 240
const height = 120

/** For empty and failed states: the last pick has torn, its shuttle lies loose in the warp. */
export function drawTornThread(): SpritePart {
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
