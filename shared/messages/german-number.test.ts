import { expect, test } from 'vitest'
import { germanNumber } from './german-number.ts'

test('whole numbers are written as browsers write them in German', () => {
  for (const whole of [0, 7, 999, 1_000, 2_012, 10_000, 123_456, 1_000_000, -2_012])
    expect(germanNumber(whole)).toBe(whole.toLocaleString('de-DE'))
})
