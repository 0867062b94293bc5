import { expect, test } from 'vitest'
import { chartTop } from './woven-chart.tsx'

test('the top of a chart is four round steps, and never below the highest bar', () => {
  expect([0, 1, 4, 5, 9, 30, 384, 401, 6_788].map(chartTop)).toEqual([4, 4, 4, 8, 20, 40, 400, 800, 8_000])
  for (let highest = 0; highest < 2_000; highest++) expect(chartTop(highest)).toBeGreaterThanOrEqual(highest)
})
