import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { signedInBrowser } from '../browser.ts'
import { newSqlitePlace } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { pdfDocument, pngPicture } from '../media-files.ts'
import { newDiskPlace } from '../object-stores.ts'
import type { TestRender } from '../as-render.ts'

/** A page with the share picture, the logo and the first project's picture of the site. */
const renderPictures: TestRender = async (_request, context) => {
  const { content } = context.get(backend)
  const { logoDarkUrl, socialPreviewImage } = await content.document('generalSettings')
  const projects = await content.list('portfolio')
  const pictures = [logoDarkUrl, socialPreviewImage, ...projects.map(({ image }) => image)]
  return new Response(`<!doctype html><p>${pictures.join(' ')}</p>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

test('a picture in the trash is gone for visitors by every address, and comes back', async () => {
  await using app = await startMediaApp()
  const first = await app.add('Team.png', await pngPicture(640, 480, 1))
  const entry = await app.add('Team neu.png', await pngPicture(640, 480, 2), first.id)
  const { address: brochure, id: brochureId } = await app.add('Prospekt.pdf', pdfDocument(2_000))
  await app.backend.media.settled()
  const icon = entry.thumbnail.replace('w640.webp', 'icon.png')
  const small = entry.thumbnail.replace('w640.webp', 'w320.webp')
  const addresses = [`/media/${entry.id}`, first.thumbnail, entry.thumbnail, small, icon, entry.address, brochure]
  const statuses = async () => Promise.all(addresses.map(async (address) => (await app.get(address)).status))
  expect(await statuses()).toEqual([307, 200, 200, 200, 200, 200, 200])
  const etag = (await app.get(entry.thumbnail)).headers.get('etag')!

  await app.send('POST', '/api/media-bulk', { action: 'delete', ids: [entry.id, brochureId] })
  expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404, 404])
  expect((await app.get(entry.thumbnail, { 'if-none-match': etag })).status, 'who has it already').toBe(404)
  expect((await app.get(brochure, { range: 'bytes=0-9' })).status).toBe(404)

  await app.send('POST', '/api/media-bulk', { action: 'restore', ids: [entry.id, brochureId] })
  expect(await statuses()).toEqual([307, 200, 200, 200, 200, 200, 200])
})

test('the library shows what lies in the trash to those who work there, by an address of its own', async () => {
  await using app = await startMediaApp()
  const editor = await signedInBrowser(app, 'editor')
  const { id } = await app.add('Team.png', await pngPicture())
  const { id: brochureId } = await app.add('Prospekt.pdf', pdfDocument(2_000))
  await app.backend.media.settled()
  await app.send('POST', '/api/media-bulk', { action: 'delete', ids: [id, brochureId] })

  const list = await editor.send('GET', '/api/media?filter=papierkorb')
  const { entries } = (await list.json()) as { entries: { thumbnail: string; address: string }[] }
  const shown = entries.flatMap(({ thumbnail, address }) => [thumbnail, address.split('#')[0]!]).filter(Boolean)
  expect(shown).toHaveLength(3)
  for (const address of shown) {
    const answer = await editor.send('GET', address)
    expect([address, answer.status, answer.headers.get('cache-control')]).toEqual([address, 200, 'private, no-cache'])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await app.get(address)).status).toBe(401)
  }
})

test('cached pages, share image and icon leave out what is in the trash, and have it again after', async () => {
  await using app = await startMediaApp({ render: renderPictures })
  const { id, reference } = await app.add('Logo.png', await pngPicture(640, 480, 1))
  await app.send('PATCH', `/api/media/${id}`, { alt: 'Logo' })
  const settings = await app.send('GET', '/api/editing/generalSettings/generalSettings')
  const { version } = (await settings.json()) as { version: number }
  const values = { logoDarkUrl: reference, socialPreviewImage: reference, faviconUrl: reference }
  const written = await app.send('PATCH', '/api/content/generalSettings/generalSettings', { version, values })
  expect(written.status).toBe(200)
  const page = async () => (await app.get('/')).text()
  const favicon = async () => (await app.get('/favicon.ico')).headers.get('location')
  expect(await page()).toContain(`/media/${id}/`)
  expect(await favicon()).toContain(`/media/${id}/`)

  await app.send('DELETE', `/api/media/${id}`)
  expect(await page()).not.toContain('/media/')
  expect(await favicon(), 'the drawn one stands in').toBeNull()

  await app.send('POST', '/api/media-bulk', { action: 'restore', ids: [id] })
  expect(await page()).toContain(`/media/${id}/`)
})

test('every node answers 404 at once', async () => {
  await using place = await newSqlitePlace('seeded')
  await using disk = await newDiskPlace()
  const shared = <Place extends object>(one: Place) => ({ ...one, async [Symbol.asyncDispose]() {} })
  const startNode = () => startMediaApp({ newPlace: async () => shared(place) }, async () => shared(disk))
  await using first = await startNode()
  await using second = await startNode()
  const { id, thumbnail } = await first.add('Team.png', await pngPicture())
  expect((await second.get(thumbnail)).status).toBe(200)
  await first.send('DELETE', `/api/media/${id}`)
  expect((await second.get(thumbnail)).status).toBe(404)
  expect((await second.get(`/media/${id}`)).status).toBe(404)
})
