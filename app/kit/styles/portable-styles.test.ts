import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names with a prefix that all engines know, because there is no other yet (CSS Overflow 4). */
const known = new Set(['box-orient', 'line-clamp'])

test('no effect is there for one engine only: what has a prefix stands beside its standard name', () => {
  const files = globSync('app/**/*.css')
  expect(files.length).toBeGreaterThan(50)
  const alone = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/^ *-(?:webkit|moz|ms|o)-([\w-]+):/gm)].flatMap(({ 1: name = '', index }) => {
      const rule = text.slice(text.lastIndexOf('{', index), text.indexOf('}', index))
      const isTwin = new RegExp(`^ *${name}:`, 'm').test(rule)
      return isTwin || known.has(name) ? [] : [`${file}: ${name}`]
    })
  })
  expect(alone).toEqual([])
})
