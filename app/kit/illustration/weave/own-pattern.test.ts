import { expect, test } from 'vitest'
import { drawOwnPattern } from './own-pattern.ts'

test('a name has one cloth, and another name another one', () => {
  const cloth = (name: string) => drawOwnPattern(name).body
  expect(cloth('Bäckerei Lindner')).toBe(cloth('Bäckerei Lindner'))
  expect(cloth('Bäckerei Lindner')).toBe(cloth(' bäckerei  lindner '))
  const names = ['Bäckerei Lindner', 'Bäckerei Lindnar', 'Stadtwerk Nord', 'Stadtwerk Süd', 'A', 'B', '']
  expect(new Set(names.map(cloth)).size).toBe(names.length)
})

test('it is drawn with the tokens of the brand only', () => {
  const colours = [...drawOwnPattern('Kanzlei am Dom').body.matchAll(/stroke="([^"]+)"/g)].map(([, colour]) => colour)
  expect(colours.length).toBeGreaterThan(3)
  for (const colour of colours) expect(colour).toMatch(/^var\(--thread-[a-z]+\)$/)
})
