import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callToActionGlowEveryMs, callToActionGlowMs } from '#shared/constants.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test('the style sheet keeps the times of spec §9', () => {
  expect(tokens).toContain(`--every-glow: ${callToActionGlowEveryMs}ms`)
  expect(tokens).toContain(`--dur-glow: ${callToActionGlowMs}ms`)
})
