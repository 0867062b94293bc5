import { z } from '../zod.ts'
import type { FileType } from './file-types.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

const percent = z.number().min(0).max(100)
const leastPercent = 1

/** How a picture is cut: first turned to the right, then what stays of it, in percent of the turned picture. */
export const reshapeSchema = z
  .strictObject({
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    crop: z.strictObject({ left: percent, top: percent, width: percent, height: percent }),
  })
  .refine(
    ({ crop: { left, top, width, height } }) =>
      width >= leastPercent && height >= leastPercent && left + width <= 100.01 && top + height <= 100.01,
    wrongInput.outsidePicture,
  )
export type Reshape = z.infer<typeof reshapeSchema>
export type Crop = Reshape['crop']

export const wholePicture: Crop = { left: 0, top: 0, width: 100, height: 100 }

/** Drawings have no pixels to cut. */
export function canReshape(type: FileType): boolean {
  return type.startsWith('image/') && type !== 'image/svg+xml'
}

/** The largest part with these proportions around the middle of what was chosen; `ratio` is width to height. */
export function cropTo(ratio: number, picture: { width: number; height: number }, around: Crop = wholePicture): Crop {
  const own = picture.width / picture.height
  const width = ratio < own ? (ratio / own) * 100 : 100
  const height = ratio < own ? 100 : (own / ratio) * 100
  return inPicture({
    left: around.left + (around.width - width) / 2,
    top: around.top + (around.height - height) / 2,
    width,
    height,
  })
}

/** Moved so that it lies in the picture. */
export function inPicture({ left, top, width, height }: Crop): Crop {
  const size = { width: clamp(width, leastPercent, 100), height: clamp(height, leastPercent, 100) }
  return { left: clamp(left, 0, 100 - size.width), top: clamp(top, 0, 100 - size.height), ...size }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
