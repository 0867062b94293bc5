import { expect, test } from 'vitest'
import { linkTopics, loomFields } from './loom-fields.ts'

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
  expect(loomFields(services, ['/security'])[1]?.href).toBe('/leistungen/it-sicherheit')
})

test('a topic that names a service leads there and lights its field; the others stay words', () => {
  expect(linkTopics(['IT-Sicherheit', 'Marketing', 'Blockchain', 'entwicklung'], services, [])).toEqual([
    { title: 'IT-Sicherheit', href: '/security', field: 'security' },
    { title: 'Marketing', href: '/leistungen/digitales-marketing' },
    { title: 'Blockchain' },
    { title: 'entwicklung' },
  ])
})
