import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import type { Site } from '#site/page/site.ts'
import { jobData } from '#site/career/job-meta.ts'
import { trainingData } from '#site/training/training-meta.ts'
import { companyData } from './company-meta.ts'

const site = {
  publicUrl: 'https://musterwerk.example',
  company: companyProfile.schema.parse({ ...companyProfile.defaults }),
  footer: { contactInfo: { email: '', phone: '', address: '' }, socialLinks: [{ href: 'https://netz.example/mw' }] },
  specialDays: [],
  settings: { siteName: 'musterwerk.example', siteDescription: 'IT', logoUrl: '', socialPreviewImage: '' },
} as unknown as Site

test('days with the same hours stand together, and what waits for the owner is left out', () => {
  const company = companyData(site) as unknown as Record<string, unknown>
  expect(company.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'].map((day) => `https://schema.org/${day}`), opens: '08:00' },
    { closes: '18:00' },
    { closes: '15:00' },
  ])
  expect(company).toMatchObject({ name: 'Musterwerk IT', sameAs: ['https://netz.example/mw'] })
  expect(company.address).toMatchObject({ addressRegion: 'Thüringen', addressCountry: 'DE' })
  expect(company).not.toHaveProperty('vatID')
})

test('the region is the chosen federal state, and elsewhere what the owner wrote', () => {
  const regionOf = (values: object) =>
    (companyData({ ...site, company: { ...site.company, ...values } }) as unknown as { address: object }).address
  const moved = regionOf({ region: 'Thüringen', federalState: 'schleswig-holstein' })
  expect(moved).toMatchObject({ addressRegion: 'Schleswig-Holstein' })
  expect(regionOf({ region: 'Tirol', federalState: '' })).toMatchObject({ addressRegion: 'Tirol' })
})

test('days that are not like their weekday stand beside the week, closed ones from midnight to midnight', () => {
  const specialDays = [
    { date: '2026-12-23', name: 'Inventur', hours: [{ opens: '8:00', closes: '12:00' }] },
    { date: '2026-12-28', name: 'Betriebsferien', hours: [] },
    { date: '2026-12-29', name: 'Betriebsferien', hours: [] },
  ]
  const { specialOpeningHoursSpecification } = companyData({ ...site, specialDays }) as never
  expect(specialOpeningHoursSpecification).toEqual(
    [
      { validFrom: '2026-12-23', validThrough: '2026-12-23', name: 'Inventur', opens: '08:00', closes: '12:00' },
      { validFrom: '2026-12-28', validThrough: '2026-12-29', name: 'Betriebsferien', opens: '00:00', closes: '00:00' },
    ].map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry })),
  )
  expect(companyData(site)).not.toHaveProperty('specialOpeningHoursSpecification')
})

test('a job that can be done from home says so, and until when one may apply', () => {
  const job = { title: 'Technik', employment: 'Vollzeit', salary: '', summary: '', address: 'technik', id: 'technik' }
  const lists = { tasks: [], profile: [], offer: [] }
  const times = { createdAt: '2026-11-01T08:00:00.000Z', validUntil: '2026-12-31T00:00:00.000Z' }
  const data = jobData({ ...job, ...lists, ...times, remote: true } as never, site)
  expect(data).toMatchObject({
    validThrough: '2026-12-31T00:00:00.000Z',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'DE' },
  })
  const here = jobData({ ...job, ...lists, ...times, validUntil: '', remote: false } as never, site)
  for (const name of ['validThrough', 'jobLocationType']) expect(here).not.toHaveProperty(name)
})

test('a training names its mode, how long it takes and what it costs, where that is said plainly', () => {
  const formats = [
    { value: 'vor-ort', label: 'Vor Ort' },
    { value: 'online', label: 'Online' },
  ]
  const offered = {
    id: 'a',
    title: 'A',
    summary: 'Kurz',
    format: 'vor-ort',
    duration: '3 Stunden',
    price: '1.450\u00a0€',
  }
  const vague = { ...offered, id: 'b', format: 'online', duration: 'nach Absprache', price: 'auf Anfrage' }
  const [first, second] = (
    trainingData([offered, vague], formats, site) as unknown as { itemListElement: { item: object }[] }
  ).itemListElement
  expect(first!.item).toMatchObject({
    hasCourseInstance: { courseMode: 'Onsite', courseWorkload: 'PT3H' },
    offers: { price: 1450, priceCurrency: 'EUR' },
  })
  for (const name of ['hasCourseInstance', 'offers']) expect(second!.item).not.toHaveProperty(name)
})
