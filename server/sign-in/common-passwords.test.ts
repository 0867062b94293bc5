import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'qwerty123456',
  'Q1w2e3r4t5y6',
  'motherfucker',
  'leavemealone',
  'Liverpool2026!',
  '!!!Sunshine123',
  'Superman-1990-!',
])('%s is one that thieves try', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['Kran Petersilie Tacho Nebel', 'Vier Wörter ohne Sinn', 'Tasse Gewitter Lupe Moos'])(
  '%s is none',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

test('of passwords that nobody uses hardly any counts as known', async () => {
  const judged = await Promise.all(
    Array.from({ length: 20_000 }, () => isCommonPassword(`ä${randomBytes(12).toString('hex')}ö`)),
  )
  expect(judged.filter(Boolean).length).toBeLessThan(20)
})
