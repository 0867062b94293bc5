import { expect, test } from 'vitest'
import type { Training } from '#shared/content/trainings.ts'
import { fits, readTrainingFilter, toChoices, toTrainingOffer, trainingSearch } from './training-offers.ts'

const formats = [
  { id: 'on-site', title: 'Vor Ort' },
  { id: 'online', title: 'Online' },
]
const levels = [
  { id: 'beginner', title: 'Einstieg' },
  { id: 'expert', title: 'Fachwissen' },
]
const choices = {
  formats: toChoices(formats),
  levels: toChoices(levels),
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

test('a training whose format is gone is shown without one, among all', () => {
  const offer = toTrainingOffer({ format: 'gone', level: 'expert' } as Training, { formats, levels })
  expect(offer).toMatchObject({ format: '', level: 'fachwissen' })
  expect(fits(offer, { format: '', level: '' })).toBe(true)
  expect(fits(offer, { format: 'online', level: '' })).toBe(false)
})
