import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callToActionGlowMs } from '#kit/buttons/glow.ts'
import { contactBlinkMs } from '#site/browser/recurrences.ts'

test('the numbers that style sheets repeat are those of the constants', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--dur-glow: ${callToActionGlowMs}ms`)
  expect(tokens).toContain(`--dialog-contact: ${600}px`)
  expect(tokens).toContain(`--dur-blink: ${contactBlinkMs}ms`)
})
