import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapPart } from './sitemap.ts'

const origin = 'https://musterwerk.example'
const around = { origin, imageOf: (stored: string) => `/media/${stored}/1280.jpg` }
const entries = ['/', '/blog?kategorie=a&seite=2', '/team'].map((path) => ({
  path,
  updatedAt: '2026-11-12T08:00:00.000Z',
  image: path === '/team' ? 'a/b' : '',
}))

test('a page is named with its time and its picture, and what XML reserves is escaped', () => {
  const sitemap = writeSitemap(entries, around)
  expect(sitemap).toContain(`<loc>${origin}/blog?kategorie=a&amp;seite=2</loc><lastmod>2026-11-12T08:00:00.000Z`)
  expect(sitemap).toContain(`<image:loc>${origin}/media/a/b/1280.jpg</image:loc>`)
  expect(writeSitemapPart(entries, 1, around)).toBeUndefined()
})

test('more pages than one file should have are in parts that an index names', () => {
  const index = writeSitemap(entries, around, 2)
  expect(index).toContain('<sitemapindex')
  expect(index.match(/<loc>[^<]+/g)).toEqual([`<loc>${origin}/sitemap/1.xml`, `<loc>${origin}/sitemap/2.xml`])
  expect(writeSitemapPart(entries, 2, around, 2)!.match(/<loc>[^<]+/g)).toEqual([`<loc>${origin}/team`])
  expect(writeSitemapPart(entries, 3, around, 2)).toBeUndefined()
})
