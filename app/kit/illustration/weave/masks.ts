// Shapes on the grid of a cloth: a mask says which cells belong to a shape. Coordinates are cells, tested at their middle.

export type Mask = (column: number, row: number) => boolean
export type Point = readonly [x: number, y: number]

export function rectangle(left: number, top: number, right: number, bottom: number): Mask {
  return (column, row) => column >= left && column < right && row >= top && row < bottom
}

export function circle(centreX: number, centreY: number, radius: number): Mask {
  return (column, row) => Math.hypot(column + 0.5 - centreX, row + 0.5 - centreY) <= radius
}

export function ring(centreX: number, centreY: number, outer: number, inner: number): Mask {
  return without(circle(centreX, centreY, outer), circle(centreX, centreY, inner))
}

/** A circle whose rows are symmetric around whole columns: rounder than `circle` when it is large. */
export function disc(centreX: number, centreY: number, radius: number): Mask {
  return (column, row) => {
    const y = row + 0.5 - centreY
    if (Math.abs(y) > radius - 0.2) return false
    const half = Math.round(Math.sqrt(radius * radius - y * y))
    return column >= centreX - half && column < centreX + half
  }
}

export function line(fromX: number, fromY: number, toX: number, toY: number, width: number): Mask {
  const dx = toX - fromX
  const dy = toY - fromY
  return (column, row) => {
    const x = column + 0.5 - fromX
    const y = row + 0.5 - fromY
    const along = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy)))
    return Math.hypot(x - along * dx, y - along * dy) <= width / 2
  }
}

export function polygon(corners: string): Mask {
  const outline = points(corners)
  return (column, row) => isInside(outline, column + 0.5, row + 0.5)
}

/** Points as SVG writes them: '10,8 30,8 32,22'. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    return [x!, y!]
  })
}

/** Even-odd rule: a ray from the point crosses the outline an odd number of times. */
export function isInside(outline: readonly Point[], x: number, y: number) {
  let inside = false
  let [lastX, lastY] = outline.at(-1)!
  for (const [nextX, nextY] of outline) {
    if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX) inside = !inside
    lastX = nextX
    lastY = nextY
  }
  return inside
}

export function anyOf(...masks: Mask[]): Mask {
  return (column, row) => masks.some((mask) => mask(column, row))
}

export function both(first: Mask, second: Mask): Mask {
  return (column, row) => first(column, row) && second(column, row)
}

export function without(mask: Mask, hole: Mask): Mask {
  return (column, row) => mask(column, row) && !hole(column, row)
}
