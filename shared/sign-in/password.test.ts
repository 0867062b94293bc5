import { expect, test } from 'vitest'
import { judgePassword } from './password.ts'

test('short passwords are refused, however colourful', () => {
  expect(judgePassword('xK9!qR2#')).toMatchObject({ level: 'weak', problem: expect.stringContaining('12 Zeichen') })
})

test.each(['Passwort1234', 'aaaaaaaaaaaaaaaa', '123456789012', 'Willkommen2026!', 'abababababab'])(
  'what everybody tries first is refused: %s',
  (password) => {
    expect(judgePassword(password)).toMatchObject({ level: 'weak', problem: expect.stringContaining('erraten') })
  },
)

test('name and e-mail address do not help', () => {
  expect(judgePassword('Lena.Berger-2026!', ['Lena Berger', 'lena@musterwerk.example'])).toMatchObject({
    level: 'weak',
  })
  expect(judgePassword('Lena.Berger-2026!').level).not.toBe('weak')
})

test('four words that nothing connects are very good', () => {
  expect(judgePassword('Kran Petersilie Tacho Nebel')).toEqual({ level: 'strong' })
  expect(judgePassword('mokuVasel-lif').level).toBe('fair')
})
