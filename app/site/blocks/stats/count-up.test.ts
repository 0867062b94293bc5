import { expect, test } from 'vitest'
import { readStatValue, writeStatNumber } from './count-up.ts'

test('the number of a figure is told apart from its unit', () => {
  expect(readStatValue('240+')).toMatchObject({ number: 240, unit: '+' })
  expect(readStatValue('99,95 %')).toMatchObject({ number: 99.95, unit: ' %' })
  expect(readStatValue('−32 %')).toMatchObject({ sign: '−', number: 32, unit: ' %' })
  expect(readStatValue('11 Min.')).toMatchObject({ number: 11, unit: ' Min.' })
  expect(readStatValue('1.200.000 Euro')).toMatchObject({ number: 1_200_000, unit: ' Euro' })
})

test('a value that is no single number does not count', () => {
  expect(readStatValue('24/7')).toBeUndefined()
  expect(readStatValue('ISO 27001')).toBeUndefined()
  expect(readStatValue('Nr. 1')).toBeUndefined()
})

test('the end of the count-up is written exactly as its author wrote it', () => {
  for (const written of ['19', '99,95', '1.200', '1200', '10,0', '0,5', '−32'])
    expect(writeStatNumber(readStatValue(written)!)).toBe(written)
})

test('on the way a figure keeps its decimals and grouping', () => {
  expect(writeStatNumber(readStatValue('99,95 %')!, 0.5)).toBe('49,98')
  expect(writeStatNumber(readStatValue('2.400')!, 0.5)).toBe('1.200')
  expect(writeStatNumber(readStatValue('240+')!, 0)).toBe('0')
})
