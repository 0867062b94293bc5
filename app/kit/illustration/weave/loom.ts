import { diamond, peaks, plain, satin, twill } from './bindings.ts'
import { dyed, moved, stacked, tone, type Layer } from './layers.ts'
import { anyOf, both, disc, line, polygon, rectangle, type Mask } from './masks.ts'
import { cellSize, openWarp, weave, type SpritePart, type Grid } from './weave.ts'

const grid: Grid = { columns: 64, rows: 80 }
const rowsAboveTheDrawing = 20
const rowsAboveThePicture = 70
const clothEdge = [17, 17, 13, 10, 10, 10, 14, 20, 20, 15, 15, 8, 8, 5, 5, 11] // first woven row, one step for four columns
const shield = polygon('28,26 35,24 42,26 42,33 39.6,37.4 35,41.2 30.4,37.4 28,33')
const sun = disc(53, 24, 9)

/** The hero: finished cloth below, open warp above. In parts, so that the page can weave the cloth in row by row. */
export function drawLoom(): { warp: SpritePart; warpUnderCloth: SpritePart; cloth: SpritePart } {
  const { warp, cloth } = weave(grid, moved(stacked(layers), 0, rowsAboveTheDrawing), 8)
  const unwoven = weave(
    grid,
    moved((column, row) => (woven(column, row) ? 'bare' : undefined), 0, rowsAboveTheDrawing),
  )
  const size = { width: grid.columns * cellSize, height: grid.rows * cellSize }
  return {
    warp: { ...size, body: openWarp(grid.columns, -rowsAboveThePicture, 0) + warp, hangsOut: true },
    warpUnderCloth: { ...size, body: unwoven.warp },
    cloth: { ...size, body: cloth },
  }
}

const woven: Mask = (column, row) => row >= clothEdge[(column >> 2) % clothEdge.length]!

const picture: Layer[] = [
  dyed(rectangle(0, 0, 64, 60), 'ground'),
  dyed((column, row) => column < 26 && row < 31 && row > 12 + Math.floor(column / 3) * 2, 'waid'), // stepped sky
  dyed(rectangle(0, 31, 26, 34), 'mennige'),

  // Web
  dyed(rectangle(0, 34, 26, 60), 'petrol'),
  dyed(rectangle(0, 54, 26, 60), tone(twill, 'petrol', 'waid')),
  dyed(anyOf(line(8.4, 38.4, 3.4, 44, 2), line(3.4, 44, 8.4, 49.6, 2)), 'paper'),
  dyed(anyOf(line(17.6, 38.4, 22.6, 44, 2), line(22.6, 44, 17.6, 49.6, 2)), 'paper'),
  dyed(line(14.8, 38.6, 11.2, 49.4, 1.7), 'wau'),

  // Security
  dyed(rectangle(26, 21, 44, 43), 'waid'),
  dyed(anyOf(rectangle(26, 21, 44, 23), rectangle(26, 41, 44, 43)), tone(plain, 'waid', 'ground')),
  dyed(shield, 'petrol'),
  dyed(
    both(shield, (column) => column >= 35),
    'night',
  ),
  dyed(anyOf(rectangle(33, 28, 37, 32), rectangle(32, 29, 38, 31), rectangle(34, 32, 36, 37)), 'wau'),

  // Cloud and sun
  dyed(sun, 'wau'),
  dyed(
    both(sun, (_column, row) => row >= 24),
    tone(satin, 'wau', 'mennige'),
  ),
  dyed(rectangle(44, 36, 64, 43), tone(diamond, 'linen', 'ground')),
  dyed(
    rectangle(26, 43, 64, 51),
    tone((column, row) => peaks(column - 26, row - 43), 'mennige', 'krapp'),
  ),

  // Punched card
  dyed(rectangle(26, 51, 64, 60), 'night'),
  dyed(isPunched, 'wau'),
]
const layers = picture.map(({ where, cell }) => ({ where: both(woven, where), cell }))

function isPunched(column: number, row: number) {
  const x = column - 28
  if (row < 53 || row >= 58 || x < 0 || x >= 34) return false
  return x % 3 < 2 && (row - 53) % 2 === 0 && (x * 11 + row * 7 + Math.floor(x / 3) * 5) % 7 < 4
}
