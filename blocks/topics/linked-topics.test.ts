import { expect, test } from 'vitest'
import { linkTopics } from './linked-topics.ts'

const service = (title: string, motif: 'web' | 'marketing' | 'security', ownPage = '') => ({
  title,
  motif,
  ownPage,
  address: title.toLowerCase().replaceAll(' ', '-'),
})
const services = [
  service('Webentwicklung', 'web'),
  service('Digitales Marketing', 'marketing'),
  service('IT-\u2060Sicherheit', 'security', '/security'),
]

test('a topic that names a service leads there and has its field of the loom; the others stay words', () => {
  expect(linkTopics(['IT-Sicherheit', 'Marketing', 'Blockchain', 'entwicklung'], services, [])).toEqual([
    { title: 'IT-Sicherheit', href: '/security', field: 'security' },
    { title: 'Marketing', href: '/leistungen/digitales-marketing' },
    { title: 'Blockchain' },
    { title: 'entwicklung' },
  ])
})
