// A cloth from a name: always the same for the same name, and another one for every other.
import { basket, chevron, diamond, herringbone, peaks, plain, satin, twill, type Binding } from './bindings.ts'
import { tone } from './layers.ts'
import { drawCloth } from './motifs.ts'
import type { SpritePart, Thread, Cell, Grid } from './weave.ts'

const grid: Grid = { columns: 48, rows: 60 }
const edge = 2
const bindings: Binding[] = [diamond, chevron, twill, peaks, herringbone, satin, basket, plain]
/** Pairs that stand out from each other in both themes. */
const pairs: [Thread, Thread][] = [
  ['petrol', 'waid'],
  ['mennige', 'krapp'],
  ['wau', 'mennige'],
  ['night', 'wau'],
  ['waid', 'paper'],
  ['petrol', 'wau'],
  ['krapp', 'paper'],
  ['night', 'waid'],
]
type Stripe = { height: number; binding: Binding; dyes: [Thread, Thread]; crossed: boolean; phase: number }

/** Each letter is a stripe; the cloth is the same from the left and from the right, from above and from below. */
export function drawOwnPattern(name: string): SpritePart {
  const stripes = stripesOf(name)
  const half = grid.rows / 2
  const rows = Array.from({ length: half }, (_, row) => stripeAt(stripes, row))
  return drawCloth(grid, (column, row): Cell => {
    if (column < edge || column >= grid.columns - edge) return 'bare'
    const mirrored = row < half ? row : grid.rows - 1 - row
    const { stripe, within } = rows[mirrored]!
    const across = Math.min(column, grid.columns - 1 - column)
    const { binding, dyes, crossed, phase } = stripe
    const isWeft = binding(across + phase, within)
    if (crossed) return isWeft ? { top: 'weft', thread: dyes[0] } : { top: 'warp', thread: dyes[1] }
    return { top: 'weft', thread: tone(binding, ...dyes)(across + phase, within) }
  })
}

function stripesOf(name: string): Stripe[] {
  const letters = [...name.normalize('NFKD').toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  // Beginning with all of them, since a long name has more letters than the cloth has stripes.
  let state = letters.reduce(mixed, 2166136261)
  return (letters.length > 0 ? letters : [' ']).map((letter) => {
    state = mixed(state, letter)
    return {
      height: 2 + (state % 4),
      binding: bindings[(state >>> 3) % bindings.length]!,
      dyes: pairs[(state >>> 7) % pairs.length]!,
      crossed: (state >>> 11) % 4 === 0,
      phase: (state >>> 14) % 8,
    }
  })
}

/** FNV-1a. */
function mixed(state: number, letter: string): number {
  return Math.imul(state ^ letter.codePointAt(0)!, 16777619) >>> 0
}

/** From the edge inwards, from the beginning again where a name is short. */
function stripeAt(stripes: Stripe[], row: number): { stripe: Stripe; within: number } {
  const total = stripes.reduce((sum, { height }) => sum + height, 0)
  let within = row % total
  for (const stripe of stripes) {
    if (within < stripe.height) return { stripe, within }
    within -= stripe.height
  }
  throw new Error('stripes fill their height')
}
