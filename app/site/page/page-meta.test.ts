import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'
import type { Site } from './site.ts'

const settings = {
  siteName: 'Musterwerk IT',
  siteDescription: 'IT-Exzellenz für den Mittelstand',
  socialPreviewImage: '',
}
const siteWith = (changes: object = {}) =>
  ({
    settings: { ...settings, ...changes },
    company: { name: 'Musterwerk' },
    off: [],
    shareLook: 'look',
    publicUrl: 'https://musterwerk.example',
  }) as unknown as Site
const page = { title: 'Portfolio', description: 'Was wir gebaut haben', path: '/portfolio' }

test('the site name follows the title unless the title already holds it', () => {
  expect(pageMeta(siteWith(), page)).toContainEqual({ title: 'Portfolio – Musterwerk IT' })
  expect(pageMeta(siteWith(), { ...page, title: 'Musterwerk IT' })).toContainEqual({ title: 'Musterwerk IT' })
})

test('addresses are absolute', () => {
  const meta = pageMeta(siteWith(), { ...page, image: '/media/portfolio.png' })
  expect(meta).toContainEqual({ rel: 'canonical', href: 'https://musterwerk.example/portfolio' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://musterwerk.example/media/portfolio.png' })
})

test('what a page lacks comes from the general settings', () => {
  const meta = pageMeta(siteWith({ socialPreviewImage: '/media/share.png' }), { ...page, description: '' })
  expect(meta).toContainEqual({ name: 'description', content: 'IT-Exzellenz für den Mittelstand' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://musterwerk.example/media/share.png' })
})

test('without any picture the card of the page is shown, and its address follows what it says', () => {
  const card = { kicker: 'Portfolio', title: 'Was wir gebaut haben', motif: 'web' } as const
  const imageOf = (title: string) =>
    pageMeta(siteWith(), { ...page, card: { ...card, title } }).find(
      (tag) => 'property' in tag && tag.property === 'og:image',
    ) as { content: string }
  expect(imageOf('A').content).toMatch(/^https:\/\/musterwerk\.example\/vorschaubild\/\w+\/portfolio\.png$/)
  expect(imageOf('A')).not.toEqual(imageOf('B'))
  const own = pageMeta(siteWith({ socialPreviewImage: '/media/share.png' }), { ...page, card })
  expect(own).toContainEqual({ property: 'og:image', content: 'https://musterwerk.example/media/share.png' })
})

test('a page that is not to be found says so and names no other form of itself', () => {
  const tags = pageMeta(siteWith(), { ...page, unfound: true })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(tags.filter((tag) => 'rel' in tag)).toEqual([])
})
