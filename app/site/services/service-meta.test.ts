import { expect, test } from 'vitest'
import type { Site } from '#site/page/site.ts'
import { serviceOffer } from './service-meta.ts'

test('who offers a service is the company, whatever the site is called (J17)', () => {
  const publicUrl = 'https://musterwerk.example'
  const site = { company: { name: 'Musterwerk IT' }, settings: { siteName: 'musterwerk.example' }, publicUrl } as Site
  expect(serviceOffer({ title: 'Cloud', summary: 'Rechnen bei uns', address: 'cloud' }, site)).toEqual({
    '@type': 'Service',
    name: 'Cloud',
    serviceType: 'Cloud',
    description: 'Rechnen bei uns',
    url: `${publicUrl}/leistungen/cloud`,
    provider: {
      '@type': 'ProfessionalService',
      '@id': `${publicUrl}/#unternehmen`,
      name: 'Musterwerk IT',
      url: `${publicUrl}/`,
    },
  })
})
