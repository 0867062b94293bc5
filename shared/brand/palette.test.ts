import { expect, test } from 'vitest'
import { brandStyle } from './brand-style.ts'
import { accentProblem, baseProblem } from './colour-problems.ts'
import { contrastPairs, nameOfPair } from './contrast-pairs.ts'
import { contrast, parseHex, shown, toHex } from './oklch.ts'
import { defaultColours, derivePalette } from './palette.ts'

const asItComes = { ...defaultColours, type: 'workshop', corners: 'soft', edge: 'threads' } as const

/** Everything that cannot be read well enough, in both themes. */
function unreadable(palette: ReturnType<typeof derivePalette>): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs
      .filter(({ front, back, least }) => contrast(palette[theme][front], palette[theme][back]) < least)
      .map((pair) => `${theme}: ${nameOfPair(pair)}`),
  )
}

test('the identity as it comes needs no style of its own, and what is no colour yet changes nothing', () => {
  expect(brandStyle(asItComes)).toBe('')
  expect(brandStyle({ ...asItComes, accent: '#00', base: 'rot' })).toBe('')
  expect(unreadable(derivePalette(defaultColours))).toEqual([])
})

test('whatever two colours are chosen, everything can be read in both themes, or the colour is refused', () => {
  const refused = new Set<string>()
  let kept = 0
  for (let hue = 0; hue < 360; hue += 24)
    for (const lightness of [0, 0.25, 0.45, 0.65, 0.85, 1])
      for (const chroma of [0, 0.05, 0.13, 0.3]) {
        const colour = toHex(shown([lightness, chroma, hue]))
        const other = toHex(shown([1 - lightness, 0.3 - chroma, hue + 130]))
        if (accentProblem(colour)) refused.add(colour)
        else kept++
        expect(unreadable(derivePalette({ accent: colour, base: other })), `${colour} and ${other}`).toEqual([])
      }
  expect(kept).toBeGreaterThan(refused.size)
  expect(refused.size).toBeGreaterThan(10)
})

test('a colour that would no longer be itself is refused with the pair that cannot be read', () => {
  for (const colour of ['#ffd400', '#ffffff'])
    expect(accentProblem(colour)).toMatch(
      /^Die Akzentfarbe ist zu hell: „.+ auf .+“ hätte einen Kontrast von nur 1(,\d)?:1, nötig sind 4,5:1/,
    )
  expect(baseProblem('#dfe7ff')).toMatch(/^Die Grundfarbe ist zu hell: „.+“ hätte einen Kontrast von nur 1(,\d)?:1/)
  for (const colour of ['#1b7f4b', '#c1121f', '#e8590c', '#6741d9', '#000000'])
    expect(accentProblem(colour), colour).toBeUndefined()
})

test('the chosen accent is the colour of buttons as far as it can be read, and the main thread', () => {
  const { light } = derivePalette({ accent: '#c1121f', base: '#2b1216' })
  expect(light.fill[0]).toBeCloseTo(parseHex('#c1121f')![0], 1)
  expect(light['thread-petrol'][2]).toBeCloseTo(parseHex('#c1121f')![2], -1)
  // Red lead beside red would be no contrast, yellow beside yellow no signal.
  expect(light['thread-mennige'][2]).toBe(252)
  expect(derivePalette({ accent: '#8a6d00', base: '#072d32' }).light.signal[2]).toBe(195)
})

test('colours are exact on the way there and back', () => {
  for (const colour of ['#000000', '#ffffff', '#006070', '#c1121f', '#1b7f4b'])
    expect(toHex(parseHex(colour)!)).toBe(colour)
})
