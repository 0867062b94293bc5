import { expect, test } from 'vitest'
import { cropTo, reshapeSchema, inPicture } from './reshape.ts'

test('a part with given proportions is as large as the picture allows and stays around the middle', () => {
  expect(cropTo(1, { width: 200, height: 100 })).toEqual({ left: 25, top: 0, width: 50, height: 100 })
  expect(cropTo(2, { width: 100, height: 100 })).toEqual({ left: 0, top: 25, width: 100, height: 50 })
  const right = { left: 80, top: 0, width: 20, height: 100 }
  expect(cropTo(1, { width: 200, height: 100 }, right)).toMatchObject({ left: 50, width: 50 })
})

test('a part that would leave the picture is moved back into it', () => {
  expect(inPicture({ left: 90, top: -10, width: 30, height: 40 })).toEqual({ left: 70, top: 0, width: 30, height: 40 })
})

test('what lies beside the picture is refused', () => {
  const crop = { left: 0, top: 0, width: 50, height: 50 }
  expect(reshapeSchema.safeParse({ turn: 90, crop }).success).toBe(true)
  expect(reshapeSchema.safeParse({ turn: 45, crop }).success).toBe(false)
  expect(reshapeSchema.safeParse({ turn: 0, crop: { ...crop, left: 60 } }).success).toBe(false)
  expect(reshapeSchema.safeParse({ turn: 0, crop: { ...crop, width: 0 } }).success).toBe(false)
})
