import { expect, test } from 'vitest'
import { loomFields } from './loom-fields.ts'

const service = (title: string, motif: 'web' | 'marketing' | 'security', ownPage = '') => ({
  title,
  motif,
  ownPage,
  address: title.toLowerCase().replaceAll(' ', '-'),
})
const services = [
  service('Webentwicklung', 'web'),
  service('Digitales Marketing', 'marketing'),
  service('IT-Sicherheit', 'security', '/security'),
]

test('a field of the loom leads to the service whose motif it shows; the others are only cloth', () => {
  expect(loomFields(services, [])).toEqual([
    { name: 'web', title: 'Webentwicklung', href: '/leistungen/webentwicklung' },
    { name: 'security', title: 'IT-Sicherheit', href: '/security' },
  ])
})

test('a field leads past a page that is switched off', () => {
  expect(loomFields(services, ['/security'])[1]?.href).toBe('/leistungen/it-sicherheit')
})
