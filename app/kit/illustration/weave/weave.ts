/** The dyes of the pictures: each is a `--thread-…` token, so one drawing serves both themes. */
export type Thread =
  | 'ink'
  | 'petrol'
  | 'waid'
  | 'wau'
  | 'mennige'
  | 'krapp'
  | 'linen'
  | 'ground'
  | 'paper'
  | 'night'
  | 'open'
  | 'sand'
  | 'amber'
  | 'umber'
  | 'walnut'

/** What a cell of the cloth shows: the thread on top, the warp that nothing has been woven into yet, or nothing. */
export type Cell = { top: 'weft' | 'warp'; thread: Thread } | 'bare' | undefined
export type CellAt = (column: number, row: number) => Cell
export type Grid = { columns: number; rows: number }

/** A picture that was woven, as it goes into a file of several (draw-art.ts). */
export type SpritePart = { width: number; height: number; body: string; hangsOut?: boolean }

/** How far a picture lies under the one beside it: without it a gap shows, and with more soft edges are seen twice. */
export const seam = 2

/** Edge of a cell in user units: whole numbers everywhere keep the path data short. */
export const cellSize = 10
const endGap = 1
const threadWidth = 7.8
const bareWidth = 1.4

/** Draws a cloth: threads that go on over several cells are one stroke, all strokes of a dye one path. */
export function weave(grid: Grid, cellAt: CellAt, width = threadWidth) {
  const cells = Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_, column) => cellAt(column, row)),
  )
  return {
    warp: bareWarp(bareStrokes(grid, cells)),
    cloth: threads([...clothStrokes(grid, cells, 'warp'), ...clothStrokes(grid, cells, 'weft')], width),
  }
}

function bareWarp(strokes: Stroke[]) {
  if (strokes.length === 0) return ''
  return `<path fill="none" stroke="${dyeOf('open')}" stroke-width="${bareWidth}" d="${pathData(strokes)}"/>`
}

/** Bare warp over the whole width, from row to row; rows above 0 hang out of the picture. */
export function openWarp(columns: number, fromRow: number, toRow: number) {
  return bareWarp(
    Array.from({ length: columns }, (_, column) => ({
      direction: 'v' as const,
      x: middle(column),
      y: fromRow * cellSize,
      length: (toRow - fromRow) * cellSize,
    })),
  )
}

export function threads(strokes: (Stroke & { thread: Thread })[], width: number) {
  const byDye = Map.groupBy(strokes, ({ thread, direction }) => `${direction} ${thread}`)
  const paths = [...byDye.values()].map((dyed) => `<path stroke="${dyeOf(dyed[0]!.thread)}" d="${pathData(dyed)}"/>`)
  return `<g fill="none" stroke-width="${width}">${paths.join('')}</g>`
}

function clothStrokes({ columns, rows }: Grid, cells: Cell[][], top: 'weft' | 'warp') {
  const alongRows = top === 'weft'
  const [lines, steps] = alongRows ? [rows, columns] : [columns, rows]
  const at = (line: number, step: number) => (alongRows ? cells[line]?.[step] : cells[step]?.[line])
  const threadAt = (line: number, step: number) => {
    const cell = at(line, step)
    return cell && cell !== 'bare' && cell.top === top ? cell.thread : undefined
  }
  const strokes: (Stroke & { thread: Thread })[] = []
  for (let line = 0; line < lines; line++)
    for (let from = 0, to = 0; from < steps; from = to) {
      const thread = threadAt(line, from)
      to = from + 1
      while (to < steps && threadAt(line, to) === thread) to++
      if (!thread) continue
      // A thread that dives under another ends a little short of the cell; where only the dye changes it does not.
      const start = from * cellSize + (threadAt(line, from - 1) ? 0 : endGap)
      const end = to * cellSize - (threadAt(line, to) ? 0 : endGap)
      const place = alongRows ? { x: start, y: middle(line) } : { x: middle(line), y: start }
      strokes.push({ direction: alongRows ? 'h' : 'v', ...place, length: end - start, thread })
    }
  return strokes
}

function bareStrokes({ columns, rows }: Grid, cells: Cell[][]) {
  const strokes: Stroke[] = []
  for (let column = 0; column < columns; column++) {
    const isBare = (row: number) => cells[row]?.[column] === 'bare'
    for (let from = 0; from < rows; from++) {
      if (!isBare(from)) continue
      let to = from + 1
      // The warp runs on under a single pick.
      while (isBare(to) || isBare(to + 1)) to++
      strokes.push({ direction: 'v', x: middle(column), y: from * cellSize, length: (to - from) * cellSize })
      from = to - 1
    }
  }
  return strokes
}

export function dyeOf(thread: Thread) {
  return `var(--thread-${thread})`
}

function middle(index: number) {
  return index * cellSize + cellSize / 2
}

/** A straight stroke to the right or downwards. */
export type Stroke = { direction: 'h' | 'v'; x: number; y: number; length: number }

/** Relative moves: cloth repeats itself, so equal steps compress far better than places. */
function pathData(strokes: Stroke[]) {
  let penX = 0
  let penY = 0
  let data = ''
  for (const { direction, x, y, length } of strokes) {
    data += `${data ? 'm' : 'M'}${pair(x - penX, y - penY)}${direction}${length}`
    penX = direction === 'h' ? x + length : x
    penY = direction === 'v' ? y + length : y
  }
  return data
}

function pair(x: number, y: number) {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}
