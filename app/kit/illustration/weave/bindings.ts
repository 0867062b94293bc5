// How warp and weft cross. A binding says whether the weft (the horizontal thread) lies on top of a cell.
// What each one stands for: docs/design.md, Illustration.

export type Binding = (column: number, row: number) => boolean

/** Leinwand 1/1. */
export const plain: Binding = (column, row) => wrap(column + row, 2) === 0

/** Köper 2/2: diagonals. */
export const twill: Binding = (column, row) => wrap(column + row, 4) < 2
export const twillLeft: Binding = (column, row) => wrap(column - row, 4) < 2

/** Atlas 4/1: a calm surface with scattered warp points. */
export const satin: Binding = (column, row) => wrap(2 * column + row, 5) !== 0

/** Panama 2/2. */
export const basket: Binding = (column, row) => wrap((column >> 1) + (row >> 1), 2) === 0

/** Rips: upright stripes. */
export const rib: Binding = (column) => wrap(column, 4) !== 0

/** Fischgrat. */
export const herringbone: Binding = (column, row) => wrap((wrap(column, 12) < 6 ? column : -column) + row, 4) < 2

export const diamond: Binding = (column, row) =>
  wrap(Math.abs(wrap(column, 10) - 5) + Math.abs(wrap(row, 10) - 5), 4) < 2

/** Zickzack. */
export const chevron: Binding = (column, row) => wrap(Math.abs(wrap(column, 12) - 6) + row, 6) < 3

/** Zacken: one row of triangles for every eight picks. */
export const peaks: Binding = (column, row) => Math.abs(wrap(column, 8) - 3.5) <= wrap(row, 8) / 2 + 0.1

export const weftOnly: Binding = () => true
export const warpOnly: Binding = () => false

function wrap(value: number, period: number) {
  return ((value % period) + period) % period
}
