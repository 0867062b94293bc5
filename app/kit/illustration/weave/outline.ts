import { isInside, type Point } from './masks.ts'

/** An area of the picture in user units, for cloth whose picks may start anywhere (portraits). */
export type Area = (x: number, y: number) => boolean

export function oval(centreX: number, centreY: number, radiusX: number, radiusY: number): Area {
  return (x, y) => ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1
}

/** A smooth closed outline through all points (Catmull-Rom). */
export function outline(through: readonly Point[]): Area {
  const curve = through.flatMap((_, index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => through.at((index + step) % through.length)!)
    return Array.from({ length: 10 }, (_, step): Point => {
      const along = step / 10
      return [
        spline(before![0], from![0], to![0], after![0], along),
        spline(before![1], from![1], to![1], after![1], along),
      ]
    })
  })
  return (x, y) => isInside(curve, x, y)
}

function spline(before: number, from: number, to: number, after: number, t: number) {
  const linear = to - before
  const square = 2 * before - 5 * from + 4 * to - after
  const cubic = 3 * from - before - 3 * to + after
  return 0.5 * (2 * from + linear * t + square * t * t + cubic * t ** 3)
}
