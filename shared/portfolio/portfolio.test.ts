import { expect, test } from 'vitest'
import { followers, serviceFilters } from './portfolio.ts'

const services = [
  { id: 'cloud', title: 'Cloud' },
  { id: 'seo', title: 'SEO' },
  { id: 'ki', title: 'KI' },
]

test('only services with projects become filters, in the order of the projects', () => {
  expect(serviceFilters([{ service: 'ki' }, { service: 'cloud' }, { service: 'ki' }], services)).toEqual([
    { id: 'ki', title: 'KI', count: 2 },
    { id: 'cloud', title: 'Cloud', count: 1 },
  ])
})

test('a project without a service, or with one that is gone, makes no filter', () => {
  expect(serviceFilters([{ service: '' }, { service: 'abgeschafft' }], services)).toEqual([])
})

test('after the last project the list goes on at the first and never shows the project itself', () => {
  expect(followers(services, 'seo', 2).map(({ id }) => id)).toEqual(['ki', 'cloud'])
  expect(followers(services, 'cloud', 5).map(({ id }) => id)).toEqual(['seo', 'ki'])
  expect(followers([services[0]!], 'cloud', 2)).toEqual([])
})
