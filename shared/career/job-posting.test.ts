import { expect, test } from 'vitest'
import { baseSalary, employmentTypes } from './job-posting.ts'

test('full and part time are both named where both are offered', () => {
  expect(employmentTypes('Vollzeit oder 32 Stunden')).toEqual(['FULL_TIME', 'PART_TIME'])
  expect(employmentTypes('Ausbildung in Vollzeit, drei Jahre')).toEqual(['FULL_TIME'])
  expect(employmentTypes('Teilzeit')).toEqual(['PART_TIME'])
  expect(employmentTypes('nach Absprache')).toEqual(['OTHER'])
})

test('a plain range of pay is given in figures', () => {
  const value = { '@type': 'QuantitativeValue', minValue: 52_000, maxValue: 66_000, unitText: 'YEAR' }
  expect(baseSalary('52.000 bis 66.000\u00a0€ im Jahr')).toEqual({
    baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value },
  })
  expect(baseSalary('2.800 € im Monat')).toMatchObject({ baseSalary: { value: { minValue: 2800, maxValue: 2800 } } })
})

test('pay that is not plain is left out rather than guessed', () => {
  expect(baseSalary('1.080 € im ersten, 1.160 € im zweiten Jahr (monatlich)')).toEqual({})
  expect(baseSalary('')).toEqual({})
})
