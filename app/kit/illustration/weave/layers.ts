import { weftOnly, type Binding } from './bindings.ts'
import type { Cell, CellAt, Thread } from './weave.ts'
import type { Mask } from './masks.ts'

/** One dye, or two dyes in one pick chosen by column and row. */
type Dye = Thread | ((column: number, row: number) => Thread)

export type Layer = { where: Mask; cell: CellAt }

/** Weft only: the quiet way to fill a shape. */
export function dyed(where: Mask, dye: Dye): Layer {
  return bound(where, dye, weftOnly, 'open')
}

/** Weft and warp both show. Keep to small areas, a large one looks like brickwork (docs/design.md, Illustration). */
export function bound(where: Mask, dye: Dye, binding: Binding, warp: Thread): Layer {
  const cell: CellAt = (column, row) =>
    binding(column, row)
      ? { top: 'weft', thread: typeof dye === 'string' ? dye : dye(column, row) }
      : { top: 'warp', thread: warp }
  return { where, cell }
}

/** A hole down to the bare warp. */
export function bare(where: Mask): Layer {
  return { where, cell: () => 'bare' }
}

/** Two dyes that follow a binding but are both laid as weft. */
export function tone(binding: Binding, first: Thread, second: Thread) {
  return (column: number, row: number) => (binding(column, row) ? first : second)
}

/** The last layer that covers a cell wins; where none does, the warp is bare. */
export function stacked(layers: readonly Layer[]): CellAt {
  const topDown = layers.toReversed()
  return (column, row): Cell => topDown.find((layer) => layer.where(column, row))?.cell(column, row) ?? 'bare'
}

export function moved(cellAt: CellAt, columns: number, rows: number): CellAt {
  return (column, row) => cellAt(column - columns, row - rows)
}
