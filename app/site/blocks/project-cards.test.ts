import { expect, test } from 'vitest'
import { isWideProject } from './project-cards.tsx'

const wideOf = (count: number) => Array.from({ length: count }, (_, index) => isWideProject(index, count))

test('first and last are wide when pairs stand between them', () => {
  expect(wideOf(6)).toEqual([true, false, false, false, false, true])
  expect(wideOf(4)).toEqual([true, false, false, true])
})

test('no row is left half empty', () => {
  for (let count = 1; count <= 12; count += 1)
    expect(wideOf(count).filter((wide) => !wide).length % 2, `${count} projects`).toBe(0)
})
