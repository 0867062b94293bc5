import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { MediaPage } from '#shared/media/entry.ts'
import { startMediaApp } from '../media-app.ts'
import { pngPicture } from '../media-files.ts'

type Answer = { media: { width: number; height: number; address: string } }

/** The left half red, the right half blue. */
async function halves(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 40, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width: 80, height: 60, channels: 3, background: 'white' } })
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 40, top: 0 },
    ])
    .png()
    .toBuffer()
}

test('a picture is turned first and then cut, and its entry shows the result everywhere', async () => {
  await using app = await startMediaApp()
  const { id, address: before } = await app.add('Hälften.png', await halves())
  // Turned to the right the left half lies on top: its lower half stays.
  const wish = { turn: 90, crop: { left: 0, top: 50, width: 100, height: 50 } }
  const response = await app.send('POST', `/api/media/${id}/reshape`, wish)
  expect(response.status).toBe(200)
  const { media } = (await response.json()) as Answer
  expect(media).toMatchObject({ id, name: 'Hälften.png', width: 60, height: 40 })
  expect(media.address).not.toBe(before)
  const drawn = await app.get(media.address)
  const { dominant } = await sharp(Buffer.from(await drawn.arrayBuffer())).stats()
  expect(dominant.b).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(50)
  // The former file answers until the grace period ends (J20).
  expect((await app.get(before)).status).toBe(200)
})

test('what is no picture of pixels, and a part beside the picture, are refused', async () => {
  await using app = await startMediaApp()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>'
  const { id } = await app.add('Zeichen.svg', Buffer.from(svg))
  const whole = { left: 0, top: 0, width: 100, height: 100 }
  expect((await app.send('POST', `/api/media/${id}/reshape`, { turn: 90, crop: whole })).status).toBe(415)
  const { id: picture } = await app.add('Bild.png', await pngPicture())
  const beside = { ...whole, left: 10 }
  expect((await app.send('POST', `/api/media/${picture}/reshape`, { turn: 0, crop: beside })).status).toBe(422)
  expect((await app.send('POST', '/api/media/keins/reshape', { turn: 0, crop: whole })).status).toBe(404)
})

test('several files get a tag at once and lose it again', async () => {
  await using app = await startMediaApp()
  const first = await app.add('Eins.png', await halves())
  const second = await app.add('Zwei.png', await pngPicture())
  const bulk = (action: string, tag: string) =>
    app.send('POST', '/api/media-bulk', { action, tag, ids: [first.id, second.id] })
  const tagged = async (tag: string) =>
    (
      (await (await app.send('GET', `/api/media?schlagwort=${encodeURIComponent(tag)}`)).json()) as MediaPage
    ).entries.map(({ id }) => id)
  expect((await bulk('tag', 'Messe 2026')).status).toBe(204)
  expect((await bulk('tag', 'Messe 2026')).status).toBe(204)
  expect((await tagged('Messe 2026')).toSorted()).toEqual([first.id, second.id].toSorted())
  const { media } = (await (await app.send('GET', `/api/media/${first.id}`)).json()) as { media: { tags: string[] } }
  expect(media.tags).toEqual(['Messe 2026'])
  expect((await bulk('untag', 'Messe 2026')).status).toBe(204)
  expect(await tagged('Messe 2026')).toEqual([])
  expect((await bulk('tag', ' ')).status).toBe(422)
})
