import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { shareImagePath, shareLookHash } from '#shared/discovery/share-card.ts'
import { defaultColours } from '#shared/brand/palette.ts'
import { startApp } from '../start-app.ts'

// Pictures that the site draws of its own content, in its real drawing processes.

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-share-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const environment = { SCHAUFENSTER_DATA_DIR: folder }
const look = { ...defaultColours, name: 'Musterwerk IT', host: 'localhost:3000' }

async function bytesOf(response: Response) {
  return Buffer.from(await response.arrayBuffer())
}

test('a shared link has a card of its own, large enough and small to load, by an address that follows what it says', async () => {
  await using app = await startApp({ environment })
  const post = (await app.backend.store.get('blogPosts', 'passkeys-im-unternehmen'))!
  const blog = (await app.backend.store.get('pages', 'blog'))!
  const address = shareImagePath(
    { path: `/blog/${post.address}`, kicker: blog.title, title: post.title, motif: post.motif },
    shareLookHash(look),
  )
  const card = await app.get(address)
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(card.headers.get('cache-control')).toContain('immutable')
  expect(card.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const png = await bytesOf(card)
  const { width, height } = await sharp(png).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(300 * 1024)
  expect((await bytesOf(await app.get(address))).equals(png)).toBe(true)

  const changed = { version: 1, values: { title: 'Anders' } }
  expect((await app.send('PATCH', `/api/content/blogPosts/${post.id}`, changed)).status).toBe(200)
  const moved = await app.get(address)
  expect(moved.status).toBe(302)
  const next = await bytesOf(await app.get(moved.headers.get('location')!))
  expect(next.equals(png)).toBe(false)
})

test('pages of every kind have one, and what is not there or switched off has none', async () => {
  await using app = await startApp({ environment })
  const pages = ['index', 'team', 'impressum', 'leistungen/cloud', 'career/webentwicklung-typescript']
  for (const page of pages) {
    const found = await app.get(`/vorschaubild/alt/${page}.png`)
    expect(found.headers.get('location'), page).toMatch(new RegExp(`^/vorschaubild/\\w+/${page}\\.png$`))
  }
  await app.send('PATCH', '/api/content/pages/career', { version: 1, values: { off: true } })
  for (const page of ['career', 'career/webentwicklung-typescript', 'erfunden', 'blog/erfunden', 'blog/x.svg'])
    expect((await app.get(`/vorschaubild/alt/${page}.png`)).status, page).toBe(404)
})

test('icons and web manifest come in the colours of the brand, or are the owner’s own', async () => {
  await using app = await startApp({ environment })
  type Manifest = { name: string; icons: { src: string; sizes: string }[]; theme_color: string }
  const manifest = async () => (await (await app.get('/site.webmanifest')).json()) as Manifest
  const first = await manifest()
  expect(first.name).toBe('Musterwerk IT')
  for (const { src, sizes } of first.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(await bytesOf(await app.get(src))).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const ico = await bytesOf(await app.get('/favicon.ico'))
  expect(ico.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(48)

  const before = await (await app.get('/icons/icon.svg')).text()
  const colours = { accent: '#b3261e', base: '#1d1b20' }
  await app.send('PATCH', '/api/content/brand/brand', { version: 1, values: colours })
  expect(await (await app.get('/icons/icon.svg')).text()).not.toBe(before)
  expect((await manifest()).theme_color).not.toBe(first.theme_color)

  const values = { faviconUrl: '/eigenes.png' }
  await app.send('PATCH', '/api/content/generalSettings/generalSettings', { version: 1, values })
  expect((await manifest()).icons.map(({ src }) => src)).toEqual(['/eigenes.png'])
  expect((await app.get('/favicon.ico')).headers.get('location')).toBe('/eigenes.png')
  expect((await app.get('/icons/erfunden.png')).status).toBe(404)
})
