import sharp from 'sharp'
import { expect, test } from 'vitest'
import { weavePicture } from './weave-picture.ts'

/** From black at the left to white at the right. */
async function gradient(width: number, height: number) {
  const row = Buffer.from(Array.from({ length: width }, (_, x) => Math.round((255 * x) / (width - 1))))
  const grey = Buffer.concat(Array.from({ length: height }, () => row))
  return sharp(grey, { raw: { width, height, channels: 1 } })
}

test('dark places are woven densely, bright ones stay open, and the ground is left to the page', async () => {
  const woven = await weavePicture(await gradient(300, 200), { width: 300, height: 200 })
  const { data, info } = await sharp(woven).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([800, 535])
  const share = (from: number, to: number) => {
    let opaque = 0
    for (let y = 0; y < info.height; y++)
      for (let x = from; x < to; x++) if (data[(y * info.width + x) * 4 + 3]! > 127) opaque++
    return opaque / ((to - from) * info.height)
  }
  // A pick is four parts of five high.
  expect(share(0, 40)).toBeCloseTo(0.8, 1)
  expect(share(380, 420)).toBeGreaterThan(0.3)
  expect(share(380, 420)).toBeLessThan(0.5)
  expect(share(760, 800)).toBe(0)
  expect(woven.length).toBeLessThan(40_000)
})

test('however tall a picture is, the work has an end', async () => {
  const woven = await weavePicture(await gradient(20, 4_000), { width: 20, height: 4_000 })
  expect(await sharp(woven).metadata()).toMatchObject({ width: 800, height: 2_400 })
})
