import { expect, test } from 'vitest'
import { pageNumbers, pageOf, readPageNumber } from './paging.ts'

const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('a page says which items of how many it shows', () => {
  expect(pageOf(posts, 2, 6)).toEqual({ items: ['g', 'h'], number: 2, count: 2, total: 8, first: 7, last: 8 })
})

test('there is no page before the first or after the last', () => {
  for (const number of [0, 3, Number.NaN]) expect(pageOf(posts, number, 6)).toBeUndefined()
  expect(pageOf(posts.slice(0, 6), 2, 6)).toBeUndefined()
})

test('an empty list has one empty page', () => {
  expect(pageOf([], 1, 6)).toEqual({ items: [], number: 1, count: 1, total: 0, first: 0, last: 0 })
})

test('only whole numbers from 1 on are page numbers', () => {
  expect(readPageNumber(null)).toBe(1)
  expect(readPageNumber('12')).toBe(12)
  for (const parameter of ['', '0', '-1', '01', '1.5', '2e3', 'zwei', ' 2']) expect(readPageNumber(parameter)).toBeNaN()
})

test('few pages are all offered, many with gaps', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 2)).toEqual([1, 2])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
  expect(pageNumbers(6, 9)).toEqual([1, null, 5, 6, 7, 8, 9])
})
