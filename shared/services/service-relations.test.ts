import { expect, test } from 'vitest'
import { questionsAbout, relatedServices } from './service-relations.ts'

const services = [
  { id: 'ki', motif: 'ai' },
  { id: 'webentwicklung', motif: 'web' },
  { id: 'seo', motif: 'growth' },
  { id: 'marketing', motif: 'growth' },
  { id: 'shop', motif: 'shop' },
  { id: 'personal', motif: 'people' },
] as const
const related = (id: string, count: number) =>
  relatedServices(
    services.find((service) => service.id === id)!,
    [...services],
    count,
  ).map((service) => service.id)

test('the same subject comes first, then what goes with it, then the rest in its order', () => {
  expect(related('seo', 5)).toEqual(['marketing', 'webentwicklung', 'shop', 'ki', 'personal'])
  expect(related('webentwicklung', 4)).toEqual(['shop', 'seo', 'marketing', 'ki'])
})

test('a service is never related to itself and the list is as short as asked for', () => {
  expect(related('shop', 2)).toEqual(['webentwicklung', 'seo'])
})

test('questions are found where a topic fits', () => {
  expect(questionsAbout({ motif: 'shop' })).toBe('web')
  expect(questionsAbout({ motif: 'cloud' })).toBeUndefined()
})
