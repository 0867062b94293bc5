import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test('a table opens in a German spreadsheet', () => {
  expect(
    csv([
      ['Name', 'Nachricht'],
      ['Jörg "Bär"', 'Zeile eins\nZeile zwei; Ende'],
    ]),
  ).toBe('\uFEFFName;Nachricht\r\n"Jörg ""Bär""";"Zeile eins\nZeile zwei; Ende"\r\n')
})

test.each(['=1+1', '+49 361 1234567', '-5', '@SUM(A1)', '\tx'])('„%s“ is no formula', (value) => {
  expect(csv([[value]])).toBe(`\uFEFF"'${value}"\r\n`)
})
