import { expect, test } from 'vitest'
import { newRecoveryCodes } from './recovery-codes.ts'

test('recovery codes have no letters that look alike, and no two are the same', () => {
  const codes = Array.from({ length: 50 }, newRecoveryCodes).flat()
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  expect(new Set(codes).size).toBe(codes.length)
})
