import { expect, test } from 'vitest'
import { linkTopics } from './linked-topics.ts'

const service = (title: string, ownPage = '') => ({
  title,
  ownPage,
  address: title.toLowerCase().replaceAll(' ', '-'),
})
const services = [
  service('Webentwicklung'),
  service('Digitales Marketing'),
  service('IT-\u2060Sicherheit', '/security'),
]

test('a topic that names a service leads there; the others stay words', () => {
  expect(linkTopics(['IT-Sicherheit', 'Marketing', 'Blockchain', 'entwicklung'], services, [])).toEqual([
    { title: 'IT-Sicherheit', href: '/security' },
    { title: 'Marketing', href: '/leistungen/digitales-marketing' },
    { title: 'Blockchain' },
    { title: 'entwicklung' },
  ])
})
