import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { motifs, portraits } from '#shared/content/motifs.ts'
import { drawArt } from './draw-art.ts'

const art = drawArt()

test.each(Object.keys(art))('%s is what the generator draws', (path) => {
  const checkedIn = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  expect(checkedIn === art[path], 'run `node scripts/draw-art.mjs` and check in what it writes').toBe(true)
})

test.each(['motifs', 'tall', 'wide', 'covers', 'borders'])(
  '%s has a symbol for every motif an item can carry',
  (kind) => {
    const files = Object.keys(art).filter((path) => new RegExp(`^illustration/art/${kind}[./]`).test(path))
    const drawn = files.flatMap((file) => symbolsOf(art[file]!))
    expect(drawn.sort()).toEqual(Object.keys(motifs).sort())
  },
)

test('portraits.svg has a symbol for every portrait a person can carry', () => {
  const { none: _none, ...drawn } = portraits
  expect(symbolsOf(art['illustration/art/portraits.svg']!).sort()).toEqual(Object.keys(drawn).sort())
})

test('pictures name their colours by token only, so that both themes fit', () => {
  const colours = Object.values(art).flatMap((svg) => [...svg.matchAll(/(?:stroke|fill)="([^"]+)"/g)].map((m) => m[1]!))
  const foreign = colours.filter((colour) => !/^(none|currentColor|var\(--thread-[a-z]+\))$/.test(colour))
  expect(foreign).toEqual([])
})

function symbolsOf(svg: string) {
  return [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]!)
}
