import { expect, test } from 'vitest'
import type { Site } from '#site/page/site.ts'
import { serviceOffer } from './service-meta.ts'

test('who offers a service is the company, whatever the site is called (J17)', () => {
  const site = { company: { name: 'Musterwerk IT' }, settings: { siteName: 'musterwerk.example' } } as Site
  expect(serviceOffer({ title: 'Cloud', summary: 'Rechnen bei uns' }, site)).toEqual({
    '@type': 'Service',
    name: 'Cloud',
    description: 'Rechnen bei uns',
    provider: { '@type': 'Organization', name: 'Musterwerk IT' },
  })
})
