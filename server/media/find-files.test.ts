import { expect, test } from 'vitest'
import { createFileFinder } from './find-files.ts'

test('finds files that hold every word, in their order, and follows what changes', () => {
  const files = [{ searched: 'rose.jpg garten' }, { searched: 'tulpe.jpg garten' }, { searched: 'rosenstock.pdf' }]
  const { find, outdated } = createFileFinder(files)
  const found = (...words: string[]) => find(words, () => true, 2).map(({ searched }) => searched)
  expect(found('rose')).toEqual(['rose.jpg garten', 'rosenstock.pdf'])
  expect(found('garten', 'tul')).toEqual(['tulpe.jpg garten'])
  expect(found('jpg', 'rosenstock')).toEqual([])
  expect(found()).toEqual([])
  expect(find(['garten'], ({ searched }) => !searched.startsWith('rose'), 2)).toEqual([files[1]])
  files.splice(0, 1, { searched: 'nelke.png' })
  outdated()
  expect(found('nelke')).toEqual(['nelke.png'])
  expect(found('rose')).toEqual(['rosenstock.pdf'])
})
