import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startMediaApp } from '../media-app.ts'
import { bombPng, pdfDocument, photograph, pngPicture, webpPicture } from '../media-files.ts'
import { onBothStores } from '../object-stores.ts'
import { apiToken } from '../start-app.ts'

const dayMs = 86_400_000

onBothStores((newPlace) => {
  test('a picture that arrives in pieces is delivered upright, small and without its place', async () => {
    await using app = await startMediaApp({}, newPlace)
    const file = await photograph()
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const { url } = await app.start('Brücke.jpg', file.length)
    const first = await app.sendPiece(url, 0, file.subarray(0, 5_000))
    expect(first.headers.get('upload-offset')).toBe('5000')
    const last = await app.sendPiece(url, 5_000, file.subarray(5_000))
    expect(last.headers.get('upload-status')).toBe('final')
    const { media } = (await last.json()) as { media: { id: string; width: number; height: number; thumbnail: string } }
    // Taken on its side: 800 × 600 stands upright as 600 × 800.
    expect(media).toMatchObject({ width: 600, height: 800 })

    const avif = media.thumbnail.replace('w640.webp', 'w320.avif')
    // AVIF comes later; until then a page gets WebP under that name, which nobody may keep.
    const meanwhile = await app.get(avif)
    expect(meanwhile.headers.get('content-type')).toBe('image/webp')
    expect(meanwhile.headers.get('cache-control')).toBe('no-store')
    // A busy machine may have drawn a smaller one only (tests/integration/picture-stand-ins.test.ts).
    expect((await sharp(Buffer.from(await meanwhile.arrayBuffer())).metadata()).width).toBeLessThanOrEqual(320)
    await app.backend.media.settled()
    const drawn = await app.get(avif)
    expect(drawn.headers.get('content-type')).toBe('image/avif')
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable')
    expect(drawn.headers.get('x-content-type-options')).toBe('nosniff')
    expect(drawn.headers.get('content-security-policy')).toContain('sandbox')
    const picture = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ width: 320, height: 427 })
    expect(picture.exif).toBeUndefined()
  })

  test('a document is saved, in parts if asked, never shown', async () => {
    await using app = await startMediaApp({}, newPlace)
    const file = pdfDocument(300_000, randomBytes)
    const { address } = await app.add('Leistungsübersicht.pdf', file)
    const whole = await app.get(address)
    expect(whole.headers.get('content-disposition')).toBe(
      `attachment; filename="Leistungs_bersicht.pdf"; filename*=UTF-8''Leistungs%C3%BCbersicht.pdf`,
    )
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true)
    const part = await app.get(address, { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 100-199/300000')
    expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(100, 200))).toBe(true)
    const tail = await app.get(address, { range: 'bytes=-7' })
    expect(await tail.text()).toBe('\n%%EOF\n')
    expect((await app.get(address, { range: 'bytes=300000-' })).status).toBe(416)
    const head = await app.fetch(new Request(`http://localhost:3000${address}`, { method: 'HEAD' }))
    expect(head.headers.get('content-length')).toBe('300000')
    expect((await app.get(address, { 'if-none-match': whole.headers.get('etag')! })).status).toBe(304)
  })

  test('a replaced file has a new address, and the old one answers until the grace period ends', async () => {
    let now = new Date('2026-11-15T10:00:00Z')
    await using app = await startMediaApp({ now: () => now }, newPlace)
    const { id, thumbnail: before } = await app.add('Team.png', await pngPicture(640, 480, 1))
    const { thumbnail: after } = await app.add('Team neu.png', await pngPicture(640, 480, 2), id)
    expect(after).not.toBe(before)
    expect((await app.get(`/media/${id}`)).headers.get('location')).toContain(after.split('/')[3])
    const [tidy] = app.backend.media.chores

    now = new Date(now.getTime() + 29 * dayMs)
    await tidy!.work()
    expect((await app.get(before)).status).toBe(200)
    now = new Date(now.getTime() + 2 * dayMs)
    await tidy!.work()
    expect((await app.get(before)).status).toBe(404)
    expect((await app.get(after)).status).toBe(200)
  })

  test('what is deleted for good leaves no object behind', async () => {
    await using app = await startMediaApp({}, newPlace)
    const { id, address } = await app.add('Team.png', await pngPicture())
    await app.backend.media.settled()
    await app.backend.media.remove([id], 'system')
    expect((await app.get(address)).status, 'only what is in the trash may go').toBe(200)
    await app.send('DELETE', `/api/media/${id}`)
    await app.backend.media.remove([id], 'system')
    expect((await app.get(address)).status).toBe(404)
    // The same file can come again, as a new one.
    expect((await app.add('Team.png', await pngPicture())).id).not.toBe(id)
  })
})

test('the same file twice is one entry', async () => {
  await using app = await startMediaApp()
  const first = await app.upload('Logo.png', await pngPicture())
  const second = await app.upload('Logo Kopie.png', await pngPicture())
  expect(second.body).toMatchObject({ duplicate: true, media: { id: first.body.media!.id, name: 'Logo.png' } })
})

test('pixels of a JPEG stay as they were, metadata goes', async () => {
  await using app = await startMediaApp()
  const file = await photograph()
  const { bytes } = await app.add('Brücke.jpg', file)
  expect(bytes).toBeLessThan(file.length)
  const original = join(app.place.environment.SCHAUFENSTER_DATA_DIR!, 'media/objects/originals')
  const stored = join(original, readdirSync(original)[0]!)
  const { exif, ...kept } = await sharp(stored).metadata()
  expect(kept).toMatchObject({ width: 800, height: 600, orientation: 6 })
  expect(exif!.length).toBeLessThan(40)
  expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
})

test('WebP and PNG lose their texts too', async () => {
  await using app = await startMediaApp()
  await app.add('Porträt.webp', await webpPicture())
  const folder = join(app.place.environment.SCHAUFENSTER_DATA_DIR!, 'media/objects/originals')
  const { exif, width } = await sharp(join(folder, readdirSync(folder)[0]!)).metadata()
  expect(exif).toBeUndefined()
  expect(width).toBe(400)
})

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inner}</svg>`)

test('a drawing is delivered as pixels of any size, never as SVG', async () => {
  await using app = await startMediaApp()
  const entry = await app.add('Logo.svg', svg('<rect width="40" height="20" fill="#123456"/>'))
  const drawn = await app.get(entry.thumbnail)
  expect(drawn.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 320 })
  expect((await app.get(entry.thumbnail.replace('w640.webp', 'datei.svg'))).status).toBe(404)
})

test('a bomb is refused with its reason, and other pictures are drawn meanwhile', async () => {
  await using app = await startMediaApp()
  const text = '<text y="9">Abc</text>'
  const [bomb, filter, photo] = await Promise.all([
    app.upload('Bombe.svg', svg(text.repeat(45_000))),
    app.upload('Filter.svg', svg('<filter id="f"><feTurbulence numOctaves="9999"/></filter><rect filter="url(#f)"/>')),
    app.add('Brücke.jpg', await photograph()),
  ])
  for (const { status, body } of [bomb, filter])
    expect([status, body.error?.code, body.error?.message]).toEqual([
      415,
      'invalid-format',
      expect.stringMatching(/zu aufwendig|Filter/),
    ])
  expect((await app.get(photo.thumbnail)).headers.get('content-type')).toBe('image/webp')
})

const jpeg = () => photograph(64, 64)
const refusals: [string, string, () => Buffer | Promise<Buffer>, string, number][] = [
  [
    'a page that calls itself a picture',
    'bild.png',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'invalid-format',
    415,
  ],
  [
    'a picture with a page behind it',
    'bild.jpg',
    async () => Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script>')]),
    'invalid-format',
    415,
  ],
  [
    'a picture with an archive behind it',
    'bild.jpg',
    async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04…'), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    'invalid-format',
    415,
  ],
  [
    'a picture that is a PDF too',
    'bild.jpg',
    async () => Buffer.concat([await jpeg(), pdfDocument(500)]),
    'invalid-format',
    415,
  ],
  ['a script in a GIF', 'bild.gif', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)'), 'invalid-format', 415],
  ['a decompression bomb', 'bombe.png', bombPng, 'quota-exceeded', 413],
  ['a JPEG called PNG', 'bild.png', jpeg, 'invalid-format', 415],
  ['a program', 'setup.exe', () => Buffer.from('MZ…'), 'invalid-format', 415],
  ['half a picture', 'bild.jpg', async () => (await photograph()).subarray(0, 3_000), 'invalid-format', 415],
  ['a way out of the folder', '../../etc/passwd.png', jpeg, 'invalid-argument', 422],
  ['a way out of a Windows folder', '..\\..\\boot.png', jpeg, 'invalid-argument', 422],
  ['a hidden ending', 'bild.png\u0000.exe', jpeg, 'bad-character', 400],
  ['text that is turned around', 'bild\u202Egnp.exe', jpeg, 'invalid-argument', 422],
  ['nothing', 'leer.png', () => Buffer.alloc(0), 'invalid-argument', 422],
  ['a drawing with a script', 'logo.svg', () => svg('<script>alert(1)</script>'), 'invalid-format', 415],
  ['a drawing with a handler', 'logo.svg', () => svg('<rect onload="alert(1)"/>'), 'invalid-format', 415],
  [
    'a drawing that loads something',
    'logo.svg',
    () => svg('<image href="https://example.com/x.png"/>'),
    'invalid-format',
    415,
  ],
  [
    'a drawing with entities',
    'logo.svg',
    () => Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), svg('&a;')]),
    'invalid-format',
    415,
  ],
]

test.each(refusals)('%s is refused and leaves nothing behind', async (_what, name, make, code, status) => {
  await using app = await startMediaApp()
  const answer = await app.upload(name, await make())
  expect(answer).toMatchObject({ status, body: { error: { code } } })
  expectNothing(app.place.environment.SCHAUFENSTER_DATA_DIR!)
  expect((await app.backend.media.library.list({})).total).toBe(0)
})

test('cancelling leaves nothing behind, and the upload is gone', async () => {
  await using app = await startMediaApp()
  const { url } = await app.start('Film.pdf', 1_000_000)
  await app.sendPiece(url, 0, pdfDocument(500_000))
  expect((await app.send('DELETE', url)).status).toBe(204)
  expectNothing(app.place.environment.SCHAUFENSTER_DATA_DIR!)
  expect((await app.send('GET', url)).status).toBe(404)
})

test('an address that can be no upload is refused as such, one that is gone as gone', async () => {
  await using app = await startMediaApp()
  for (const id of ['1', '%20', '..%2f..%2fetc%2fpasswd', 'a'.repeat(500)])
    for (const method of ['GET', 'DELETE']) {
      const answer = await app.send(method, `/api/storage/uploads/${id}`)
      expect([method, id, answer.status, await answer.json()]).toEqual([
        method,
        id,
        400,
        { error: { code: 'invalid-url', message: 'Diese Adresse gehört zu keiner Datei.' } },
      ])
    }
  const gone = await app.send('GET', '/api/storage/uploads/00000000-0000-4000-8000-000000000000')
  expect([gone.status, await gone.json()]).toMatchObject([404, { error: { code: 'object-not-found' } }])
})

test('too large a file and a full library are refused before anything travels', async () => {
  const environment = { SCHAUFENSTER_UPLOAD_LIMIT_MB: '2', SCHAUFENSTER_MEDIA_QUOTA_MB: '3' }
  await using app = await startMediaApp({ environment })
  const tooLarge = await app.start('Film.pdf', 2 * 1_048_576 + 1)
  expect(tooLarge.response.status).toBe(413)
  expect(await tooLarge.response.json()).toMatchObject({ error: { code: 'quota-exceeded' } })
  expectNothing(app.place.environment.SCHAUFENSTER_DATA_DIR!)

  const open = await app.start('Eins.pdf', 2 * 1_048_576)
  expect(open.response.status).toBe(201)
  // The open upload has its room set aside.
  expect((await app.start('Zwei.pdf', 1_500_000)).response.status).toBe(413)
  await app.send('DELETE', open.url)
  expect((await app.start('Zwei.pdf', 1_500_000)).response.status).toBe(201)
})

test('a piece at the wrong place is refused, and the state tells where to go on', async () => {
  await using app = await startMediaApp()
  const file = await pngPicture()
  const { url } = await app.start('Team.png', file.length)
  await app.sendPiece(url, 0, file.subarray(0, 1_000))
  expect((await app.sendPiece(url, 500, file.subarray(500))).status).toBe(409)
  const state = await app.fetch(
    new Request(`http://localhost:3000${url}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${apiToken}` },
    }),
  )
  expect(state.headers.get('upload-offset')).toBe('1000')
  expect((await app.sendPiece(url, 1_000, Buffer.concat([file.subarray(1_000), Buffer.from('more')]))).status).toBe(422)
  expect((await app.sendPiece(url, 1_000, file.subarray(1_000))).status).toBe(200)
})

test('a newer request of the same upload ends an older one that hangs, and what it brought counts', async () => {
  await using app = await startMediaApp()
  const file = await pngPicture()
  const { url } = await app.start('Team.png', file.length)
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(file.subarray(0, 1_000))),
  })
  const headers = { authorization: `Bearer ${apiToken}`, 'upload-offset': '0' }
  // A streamed body needs `duplex`, which the DOM's types do not know.
  const request = { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit
  const hanging = app.fetch(new Request(`http://localhost:3000${url}`, request))
  const reached = async () => (await app.send('GET', url)).headers.get('upload-offset')
  await expect.poll(reached).toBe('1000')
  expect((await app.sendPiece(url, 1_000, file.subarray(1_000))).status).toBe(200)
  expect((await hanging).status).toBe(409)
})

test('a lost last answer can be asked for again', async () => {
  await using app = await startMediaApp()
  const file = await pngPicture()
  const { url } = await app.start('Team.png', file.length)
  const last = (await (await app.sendPiece(url, 0, file)).json()) as { media: { id: string } }
  const again = await app.send('GET', url)
  expect(again.headers.get('upload-status')).toBe('final')
  expect(await again.json()).toMatchObject({ media: { id: last.media.id } })
})

test('an unfinished upload ends after a day', async () => {
  let now = new Date('2026-11-15T10:00:00Z')
  await using app = await startMediaApp({ now: () => now })
  const { url } = await app.start('Film.pdf', 1_000_000)
  await app.sendPiece(url, 0, pdfDocument(500_000))
  now = new Date(now.getTime() + dayMs + 1)
  expect((await app.send('GET', url)).status).toBe(404)
  await app.backend.media.chores[0]!.work()
  expectNothing(app.place.environment.SCHAUFENSTER_DATA_DIR!)
})

test('pieces may be larger than other bodies, but not without limit', async () => {
  await using app = await startMediaApp({ environment: { SCHAUFENSTER_BODY_LIMIT_KB: '16' } })
  const file = pdfDocument(2_000_000)
  expect((await app.upload('Film.pdf', file)).status).toBe(200)
  const { url } = await app.start('Film.pdf', 30_000_000)
  expect((await app.sendPiece(url, 0, Buffer.alloc(16_777_217))).status).toBe(413)
  expect((await app.send('POST', '/api/storage/uploads', { name: 'x'.repeat(20_000), size: 1 })).status).toBe(413)
})

test('visitors may neither upload nor look into the library', async () => {
  await using app = await startMediaApp()
  const origin = 'http://localhost:3000'
  for (const [method, path] of [
    ['POST', '/api/storage/uploads'],
    ['PATCH', '/api/storage/uploads/x'],
    ['DELETE', '/api/storage/uploads/x'],
    ['PATCH', '/api/media/x'],
    ['DELETE', '/api/media/x'],
  ])
    expect((await app.fetch(new Request(origin + path, { method: method! }))).status, `${method} ${path}`).toBe(401)
  expect((await app.get('/api/media')).status).toBe(401)
})

function expectNothing(dataDir: string) {
  const folder = join(dataDir, 'media')
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []
  expect(files.map(({ name }) => name)).toEqual([])
}
