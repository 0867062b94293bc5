import sharp from 'sharp'
import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { withOwnSigns } from '#shared/discovery/own-signs.ts'
import { startMediaApp } from '../media-app.ts'
import { pngPicture } from '../media-files.ts'
import type { TestRender } from '../as-render.ts'

/** What the root of every page makes of the two documents. */
const renderSigns: TestRender = async (_request, context) => {
  const { content } = context.get(backend)
  const [settings, brand] = await Promise.all([content.document('generalSettings'), content.document('brand')])
  const { faviconUrl, socialPreviewImage } = withOwnSigns(settings, brand)
  return Response.json({ faviconUrl, socialPreviewImage }, { headers: { 'content-type': 'text/html' } })
}

test('icon and share picture come from the one mark that was uploaded, until others are chosen', async () => {
  await using app = await startMediaApp({ render: renderSigns })
  const shown = async () => (await (await app.get('/')).json()) as { faviconUrl: string; socialPreviewImage: string }
  expect(await shown()).toEqual({ faviconUrl: '', socialPreviewImage: '' })

  const { id, reference } = await app.add('Zeichen.png', await pngPicture(300, 200, 1))
  await app.send('PATCH', `/api/media/${id}`, { decorative: true })
  const { store } = app.backend
  await store.update('brand', undefined, { by: 'test', values: { mark: 'own', markImage: reference } })
  const { faviconUrl, socialPreviewImage } = await shown()
  expect(faviconUrl).toMatch(/^\/media\/\w+\/\w+\/icon\.png$/)
  expect(socialPreviewImage).toMatch(/^\/media\/\w+\/\w+\/card\.jpg$/)
  const sizeOf = async (address: string) => {
    const { width, height } = await sharp(await (await app.get(address)).arrayBuffer()).metadata()
    return [width, height]
  }
  expect(await sizeOf(faviconUrl)).toEqual([192, 192])
  expect(await sizeOf(socialPreviewImage)).toEqual([1200, 630])

  await store.update('generalSettings', undefined, { by: 'test', values: { socialPreviewImage: reference } })
  expect((await shown()).socialPreviewImage).toMatch(/social-50-50\.jpg$/)
})
