import { expect, test } from 'vitest'
import { fits, readTrainingFilter, toChoices, trainingSearch } from './training-offers.ts'

const choices = {
  formats: toChoices({ onSite: 'Vor Ort', online: 'Online' }),
  levels: toChoices({ beginner: 'Einstieg', expert: 'Fachwissen' }),
}
const read = (search: string) => readTrainingFilter(new URLSearchParams(search), choices)

test('choices keep their order and speak German in addresses', () => {
  expect(choices.formats).toEqual([
    { value: 'vor-ort', label: 'Vor Ort' },
    { value: 'online', label: 'Online' },
  ])
})

test('a filter survives the way through the address', () => {
  const filter = { format: 'vor-ort', level: 'fachwissen' }
  expect(trainingSearch(filter)).toBe('format=vor-ort&stufe=fachwissen')
  expect(read(trainingSearch(filter))).toEqual(filter)
})

test('no choice, an empty one and an unknown one all mean everything', () => {
  for (const search of ['', 'format=&stufe=', 'format=fax&stufe=%00'])
    expect(read(search), search).toEqual({ format: '', level: '' })
  expect(trainingSearch({ format: '', level: '' })).toBe('')
})

test('format and level combine', () => {
  const offer = { format: 'online', level: 'einstieg' }
  expect(fits(offer, { format: '', level: '' })).toBe(true)
  expect(fits(offer, { format: 'online', level: 'einstieg' })).toBe(true)
  expect(fits(offer, { format: 'online', level: 'fachwissen' })).toBe(false)
  expect(fits(offer, { format: 'vor-ort', level: 'einstieg' })).toBe(false)
})
