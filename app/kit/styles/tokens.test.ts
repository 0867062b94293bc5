import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultTokens, type Token } from '#shared/brand/default-tokens.ts'
import { callToActionGlowMs } from '#kit/buttons/glow.ts'
import { contactBlinkMs } from '#site/browser/recurrences.ts'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('the numbers that style sheets repeat are those of the constants', () => {
  expect(tokens).toContain(`--dur-glow: ${callToActionGlowMs}ms`)
  expect(tokens).toContain(`--dialog-contact: ${600}px`)
  expect(tokens).toContain(`--dur-blink: ${contactBlinkMs}ms`)
})

test('the colours from which a brand is drawn are those of the style sheet, in both themes', () => {
  const [light = '', dark = ''] = tokens.split('\n.dark {')
  const valueIn = (part: string, name: string) => new RegExp(`--${name}:\\s*(oklch\\([^)]*\\))`).exec(part)?.[1]
  for (const [name, token] of Object.entries<Token>(defaultTokens)) {
    const written = (colour: readonly number[], alpha?: number) =>
      `oklch(${colour.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`
    const inLight = written(token.light, token.alpha?.[0])
    expect(valueIn(light, name), name).toBe(inLight)
    // What is the same in the dark is written once.
    const inDark = token.dark ? written(token.dark, token.alpha?.[1]) : inLight
    expect(valueIn(dark, name) ?? inLight, `${name} in the dark`).toBe(inDark)
  }
})

test('every token is used: who visits a page pays for each', () => {
  const files = globSync('{app,blocks,shared,server}/**/*.{css,svg,ts,tsx}', { exclude: ['**/*.test.ts'] })
  const used = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=var\()--[\w-]+/g) ?? []))
  const declared = [...tokens.matchAll(/^ .*$/gm)].flatMap(([line]) => line.match(/--[\w-]+(?=:)/g) ?? [])
  expect(declared.length).toBeGreaterThan(100)
  expect([...new Set(declared)].filter((name) => !used.has(name))).toEqual([])
})
