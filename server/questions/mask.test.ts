import { expect, test } from 'vitest'
import { maskPersonal } from './mask.ts'

test.each([
  ['Schreiben Sie an max.muster@firma-x.example bitte', 'Schreiben Sie an [E-Mail] bitte'],
  ['Rückruf unter 0361 / 123 45 67, danke', 'Rückruf unter [Telefon], danke'],
  ['+49 (0)361 1234567', '[Telefon]'],
  ['0049-361-1234567!', '[Telefon]!'],
  ['(0171) 2345678', '[Telefon]'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN [Nummer]'],
])('„%s“ is kept as „%s“', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked)
})

test.each(['Was kostet das für 120 Personen in 2026?', 'Gilt Art. 28 DSGVO?', '12.500 € Budget', 'NIS-2 ab 50'])(
  '„%s“ stays as it is',
  (text) => expect(maskPersonal(text)).toBe(text),
)
