import { expect, test } from 'vitest'
import { joined, sequence } from './sequence.ts'

test('several are read as if they were one, and what nobody asks for is not made', () => {
  const made: number[] = []
  const all = joined([
    ['a', 'b'],
    sequence(0, String),
    sequence(5, (index) => String(made.push(index) && index)),
    ['z'],
  ])
  expect(all).toHaveLength(8)
  expect(all.slice(1, 4)).toEqual(['b', '0', '1'])
  expect(made).toEqual([0, 1])
  expect(all.slice(6, 100)).toEqual(['4', 'z'])
  expect(all.slice(8)).toEqual([])
  expect(all.slice()).toEqual(['a', 'b', '0', '1', '2', '3', '4', 'z'])
})
