// The outlines that portraits are cut from, on a canvas of 200 × 220 units.
import { isInside, points, type Point } from './masks.ts'

/** An area of the picture in user units, for cloth whose picks may start anywhere (portraits). */
type Area = (x: number, y: number) => boolean

export type HairStyle = 'bob' | 'long' | 'wave' | 'bun' | 'curly' | 'short' | 'quiff'

const headPoints = points('100,38 123,43 137,62 138,90 132,114 117,133 100,139 83,133 68,114 62,90 63,62 77,43')

export const head = outline(headPoints)
const jaw = outline(headPoints.map(([x, y]) => [100 + (x - 100) * 1.05, y > 90 ? y + 4 : y]))
export const ears = anyArea(oval(61, 94, 6, 11), oval(139, 94, 6, 11))
export const neck = outline(points('83,118 117,118 120,152 116,166 100,176 84,166 80,152'))
export const collar = outline(points('78,152 100,182 122,152 130,160 104,198 96,198 70,160'))
export const shoulders = outline(points('6,236 14,192 44,174 80,160 100,164 120,160 156,174 186,192 194,236'))

/** Light falls from the left: the shade begins at the line of the nose. */
export function noseLineAt(y: number) {
  if (y >= 78 && y < 102) return 105 - (y - 78) * 0.5
  if (y >= 102 && y < 108) return 93 + (y - 102) * 2
  return 105
}

const moustache = oval(100, 115, 15, 4)

/** Low on the cheeks, with the mouth left free: higher up, face and hair would leave no more than a slit. */
export const beard: Area = (x, y) => {
  const grows = y > 127 - 34 * Math.abs((x - 100) / 38) ** 4 || moustache(x, y)
  return grows && jaw(x, y)
}

export const glasses: Area = anyArea(
  rim(82),
  rim(120),
  (x, y) => y > 88 && y < 92 && ((x > 97 && x < 105) || (x > 60 && x < 67) || (x > 135 && x < 140)),
)

export const hidesEars: ReadonlySet<HairStyle> = new Set<HairStyle>(['bob', 'long', 'wave'])

/** Hair behind the head and shoulders; short cuts have none. */
export const hairBehind: Partial<Record<HairStyle, Area>> = {
  bob: outline(points('100,24 136,34 153,68 155,108 148,142 100,150 52,142 45,108 47,68 64,34')),
  long: outline(points('100,26 138,36 154,72 158,124 162,178 130,192 70,192 38,178 42,124 46,72 62,36')),
  wave: outline(points('104,24 142,36 156,70 150,98 162,124 152,154 120,158 78,158 46,150 40,122 50,96 44,66 66,32')),
  bun: anyArea(oval(100, 18, 20, 15), oval(100, 72, 46, 46)),
  curly: anyArea(
    oval(100, 58, 46, 34),
    ...points('58,84 50,66 150,66 142,84').map(([x, y]) => oval(x, y, 15, 15)),
    ...points('56,46 74,30 100,24 126,30 144,46').map(([x, y]) => oval(x, y, 17, 17)),
  ),
}

const parting = points('100,30 82,34 58,54 48,92 54,128 63,96 72,66 98,44')

export const hairInFront: Record<HairStyle, Area> = {
  bob: outline(points('100,27 132,35 149,66 150,100 141,96 132,66 112,57 86,66 70,82 59,100 50,100 51,66 68,35')),
  wave: outline(points('112,26 140,40 150,70 144,96 138,74 126,58 96,54 78,68 66,92 54,98 50,66 70,34')),
  short: outline(points('61,86 57,58 70,36 100,26 130,36 143,58 139,86 135,66 122,55 100,52 78,55 65,66')),
  quiff: outline(points('62,80 57,58 66,40 86,26 124,16 146,34 144,58 138,80 135,64 124,52 102,50 82,46 67,60')),
  bun: outline(points('58,92 55,60 72,36 100,30 128,36 145,60 142,92 137,70 122,56 104,48 82,58 66,72')),
  curly: outline(points('60,80 56,50 76,32 100,28 124,32 144,50 140,80 134,64 124,66 112,56 100,62 88,55 76,66 67,62')),
  long: anyArea(outline(parting), outline(parting.map(([x, y]) => [200 - x, y]))),
}

function rim(centreX: number): Area {
  return (x, y) => oval(centreX, 92, 16, 14)(x, y) && !oval(centreX, 92, 12.4, 10)(x, y)
}

function anyArea(...areas: Area[]): Area {
  return (x, y) => areas.some((area) => area(x, y))
}

function oval(centreX: number, centreY: number, radiusX: number, radiusY: number): Area {
  return (x, y) => ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1
}

/** A smooth closed outline through all points (Catmull-Rom). */
function outline(through: readonly Point[]): Area {
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
