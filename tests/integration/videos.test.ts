import { expect, test } from 'vitest'
import { pageToMarkdown } from '#server/discovery/markdown.ts'
import { exported, sendArchive } from '../archives.ts'
import { startMediaApp } from '../media-app.ts'
import { captionsFile, mp4Video, pdfDocument, pngPicture, webmVideo } from '../media-files.ts'
import { onBothStores } from '../object-stores.ts'

onBothStores((newPlace) => {
  test('a video is played in parts, without its place and time', async () => {
    await using app = await startMediaApp({}, newPlace)
    const file = mp4Video()
    expect(file.toString('latin1')).toContain('+50.9787')
    const { address, ...entry } = await app.add('Rundgang.mp4', file)
    expect(entry).toMatchObject({ kind: 'video', type: 'video/mp4', width: 1280, height: 720, bytes: file.length })
    const whole = await app.get(address)
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect([whole.headers.get('accept-ranges'), whole.headers.get('content-disposition')]).toEqual(['bytes', null])
    const kept = Buffer.from(await whole.arrayBuffer())
    expect(kept).toHaveLength(file.length)
    for (const note of ['+50.9787', 'Kamerawerk', 'udta', 'meta']) expect(kept.toString('latin1')).not.toContain(note)
    expect(kept.includes(Buffer.alloc(20_000, 1)), 'its pictures stay').toBe(true)
    const part = await app.get(address, { range: 'bytes=4-7' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${file.length}`])
    expect(await part.text()).toBe('ftyp')
  })
})

test('a video on its side is as high as it is shown, and a WebM without its tags is one, too', async () => {
  await using app = await startMediaApp()
  expect(await app.add('Hochkant.mp4', mp4Video({ turned: true }))).toMatchObject({ width: 720, height: 1280 })
  const { address, ...entry } = await app.add('Aufnahme.webm', webmVideo())
  expect(entry).toMatchObject({ kind: 'video', type: 'video/webm', width: 640, height: 360 })
  const kept = Buffer.from(await (await app.get(address)).arrayBuffer())
  expect(kept).toHaveLength(webmVideo().length)
  expect(kept.toString('latin1')).not.toContain('Erfurt')
  // What was cleaned needs no cleaning: an archive brings it along as it is.
  expect((await app.upload('Noch einmal.webm', kept)).body.duplicate).toBe(true)
})

test('what browsers do not play, what is torn, too large or something else is refused with its reason', async () => {
  await using app = await startMediaApp({
    environment: { SCHAUFENSTER_UPLOAD_LIMIT_MB: '1', SCHAUFENSTER_VIDEO_LIMIT_MB: '2' },
  })
  const refusal = async (name: string, file: Buffer) => {
    const { status, body } = await app.upload(name, file)
    return [status, body.error?.message]
  }
  const large = mp4Video({ filler: 1_500_000 })
  expect((await app.upload('Lang.mp4', large)).status, 'a video has a limit of its own').toBe(200)
  expect(await refusal('Lang.pdf', pdfDocument(1_500_000))).toEqual([413, expect.stringContaining('höchstens 1 MB')])
  expect(await refusal('Länger.mp4', mp4Video({ filler: 2_500_000 }))).toEqual([
    413,
    expect.stringContaining('höchstens 2 MB'),
  ])
  expect(await refusal('iPhone.mp4', mp4Video({ codec: 'hvc1' }))).toEqual([415, expect.stringContaining('H.264')])
  expect(await refusal('Rest.mp4', large.subarray(0, 5_000))).toEqual([415, expect.stringContaining('unvollständig')])
  expect(await refusal('Bild.mp4', await pngPicture())).toEqual([415, expect.stringContaining('PNG-Bild')])
  expect(await refusal('Ohne Zeiten.vtt', Buffer.from('WEBVTT\n\nHallo\n'))).toEqual([
    415,
    expect.stringContaining('WebVTT'),
  ])
})

test('a text shows a video with its picture and captions, to programs as a link, and not without it', async () => {
  await using app = await startMediaApp()
  const video = await app.add('Rundgang.mp4', mp4Video())
  const poster = await app.add('Standbild.png', await pngPicture())
  const captions = await app.add('Rundgang.vtt', captionsFile)
  expect((await app.get(captions.address)).headers.get('content-type')).toBe('text/vtt')
  const figure = (attributes: string) =>
    `<figure ${attributes}><figcaption>Rundgang durch die Werkstatt</figcaption></figure>`
  const content = figure(
    `data-video="${video.reference}" data-poster="${poster.reference}" data-captions="${captions.reference}"`,
  )
  const values = {
    title: 'Ein Rundgang durch die Werkstatt',
    teaser: 'Wie es bei uns aussieht und wer dort arbeitet.',
    content: `<p>Sehen Sie selbst.</p>${content}<video src="https://elsewhere.example/v.mp4" autoplay></video>`,
  }
  const response = await app.send('POST', '/api/content/blogPosts', { values })
  expect(response.status, await response.clone().text()).toBe(201)
  const { item } = (await response.json()) as { item: { id: string } }

  const read = await app.get(`/api/content/blogPosts/${item.id}`)
  const shown = ((await read.json()) as { item: { content: string } }).item.content
  expect(shown).toContain('<video controls preload="none" playsinline width="1280" height="720"')
  expect(shown).toContain(` src="${video.address}" poster="${poster.address}">`)
  expect(shown).toContain(`<track kind="captions" srclang="de" label="Deutsch" src="${captions.address}">`)
  expect(shown).not.toContain('autoplay')
  const link = `http://localhost:3000${video.address}`
  expect(pageToMarkdown(`<main>${shown}</main>`, 'http://localhost:3000/blog')).toContain(
    `[Video herunterladen](${link})`,
  )
  const feed = await (await app.get('/feed/blog.json')).text()
  expect(feed).toContain(`<a href=\\"${link}\\">`)
  expect(feed).not.toContain('<video')

  // Its uses are known, and once it is gone nothing with it becomes public.
  const { uses } = (
    (await (await app.send('GET', `/api/media/${captions.id}`)).json()) as { media: { uses: object[] } }
  ).media
  expect(uses).toHaveLength(1)
  await app.send('DELETE', `/api/media/${video.id}`)
  const after = ((await (await app.get(`/api/content/blogPosts/${item.id}`)).json()) as { item: { content: string } })
    .item.content
  expect(after).not.toContain('Rundgang durch')
  const again = await app.send('POST', '/api/content/blogPosts', { values })
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Dieses Video gibt es nicht mehr')])
})

test('a video and its captions come along with an archive of the site', async () => {
  await using source = await startMediaApp()
  const { address } = await source.add('Rundgang.mp4', mp4Video())
  await source.add('Rundgang.vtt', captionsFile)
  await using target = await startMediaApp()
  const answer = await sendArchive(target, '/api/import?bereich=media', await exported(source))
  expect(await answer.json()).toMatchObject({ imported: 2 })
  expect((await target.get(address, { range: 'bytes=0-99' })).status).toBe(206)
})
