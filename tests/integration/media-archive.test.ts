import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { altered, exported, rewritten, sendArchive, unzipped } from '../archives.ts'
import { backend } from '#server/context.ts'
import type { ExchangePreview } from '#shared/exchange/exchange.ts'
import { newPostgresPlace, newSqlitePlace } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { bombPng, pdfDocument, photograph, pngPicture } from '../media-files.ts'
import { newDiskPlace, onBothStores } from '../object-stores.ts'
import type { TestRender } from '../as-render.ts'

type App = Awaited<ReturnType<typeof startMediaApp>>

/** A page that shows the first person's photograph, as visitors get it. */
const renderPhotograph: TestRender = async (_request, context) => {
  const [first] = await context.get(backend).content.list('team')
  return new Response(first?.image ?? '', { headers: { 'content-type': 'text/html' } })
}
const index = 'media/index.json'
const mediaArea = async (app: App, archive: Buffer) => {
  const { areas } = (await (await sendArchive(app, '/api/import/preview', archive)).json()) as ExchangePreview
  return areas.find(({ name }) => name === 'media')
}
const bring = (app: App, archive: Buffer, areas = 'bereich=media') => sendArchive(app, `/api/import?${areas}`, archive)

/** A site with a photograph on a page, a drawing and a document. */
async function fill(app: App) {
  const photo = await app.add('Team.jpg', await photograph(240, 180))
  await app.send('PATCH', `/api/media/${photo.id}`, {
    alt: 'Zwei Menschen am Serverschrank',
    focal: { x: 25, y: 0 },
    tags: ['Team'],
  })
  await app.add(
    'Zeichen.gif',
    await sharp(await pngPicture(40, 30))
      .gif()
      .toBuffer(),
  )
  const [first] = await app.backend.store.list('team')
  await app.backend.store.update('team', first!.id, { by: 'test', values: { image: photo.reference } })
  return { photo, paper: await app.add('Übersicht.pdf', pdfDocument(400_000)) }
}

onBothStores((newStore) => {
  for (const [engine, newPlace] of Object.entries({ SQLite: newSqlitePlace, PostgreSQL: newPostgresPlace }))
    test(`a library comes with its site to an empty one, and pages show its pictures (${engine})`, async () => {
      await using source = await startMediaApp({ newPlace, render: renderPhotograph }, newStore)
      const { photo, paper } = await fill(source)
      const archive = await exported(source)
      expect([...(await unzipped(archive)).names].filter((name) => name.startsWith('media/'))).toHaveLength(4)

      await using target = await startMediaApp({ newPlace, render: renderPhotograph }, newStore)
      expect(await mediaArea(target, archive)).toMatchObject({ added: 3, changed: 0, removed: 0, same: 0 })
      const answer = await bring(target, archive, 'bereich=media&bereich=team')
      expect(await answer.json()).toMatchObject({ imported: 7 })

      const shown = await (await target.get('/')).text()
      expect(shown).toBe(await (await source.get('/')).text())
      expect(shown).toContain('Zwei%20Menschen')
      // Until it is drawn something like it comes.
      const typeOf = async () => (await target.get(shown.split('#')[0]!)).headers.get('content-type')
      await expect.poll(typeOf, { timeout: 30_000 }).toBe('image/jpeg')
      expect(await (await target.get(paper.address)).text()).toBe(await (await source.get(paper.address)).text())
      const entry = await target.backend.media.library.get(photo.id)
      expect(entry).toMatchObject({ name: 'Team.jpg', focal: { x: 25, y: 0 }, tags: ['Team'], width: 180, height: 240 })
      expect(await mediaArea(target, archive)).toMatchObject({ added: 0, changed: 0, same: 3 })
      await target.backend.media.settled()
    })

  test('what the site has already is left alone, what differs is taken over, nothing is taken away', async () => {
    await using source = await startMediaApp({}, newStore)
    const { photo } = await fill(source)
    const archive = await exported(source)
    await using target = await startMediaApp({}, newStore)
    await bring(target, archive)
    const own = await target.add('Nur hier.png', await pngPicture(50, 50, 9))
    await target.add('Anderes.jpg', await photograph(90, 60), photo.id)
    await target.send('POST', '/api/media-bulk', { action: 'delete', ids: [photo.id] })

    expect(await mediaArea(target, archive)).toMatchObject({ added: 1, changed: 0, same: 2 })
    await target.backend.media.library.restore([photo.id], 'test')
    expect(await mediaArea(target, archive)).toMatchObject({ added: 0, changed: 1, same: 2, examples: ['Team.jpg'] })
    expect((await bring(target, archive)).status).toBe(200)
    const entry = await target.backend.media.library.get(photo.id)
    expect(entry).toMatchObject({ name: 'Team.jpg', width: 180, alt: 'Zwei Menschen am Serverschrank' })
    expect((await target.get(entry.thumbnail)).status).toBe(200)
    expect((await target.backend.media.library.get(own.id)).name).toBe('Nur hier.png')
    await target.backend.media.settled()
  })
})

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The archive with another photograph, under a name that fits the new content. */
async function withPhotograph(archive: Buffer, bytes: Buffer, ending = 'jpg'): Promise<Buffer> {
  const names = [...(await unzipped(archive)).names]
  const before = names
    .find((name) => name.endsWith('.jpg'))!
    .split('/')
    .at(-1)!
  const after = `${hashOf(bytes)}.${ending}`
  const listed = await rewritten(archive, index, (text) => text.replaceAll(before, after))
  const more = [{ name: `media/files/${after}`, bytes }]
  return altered(listed, (name, content) => (name.endsWith(before) ? undefined : content), more)
}

test('an archive with one bad file is refused as a whole, with the reason in German', async () => {
  await using source = await startMediaApp()
  await fill(source)
  const archive = await exported(source)
  await using target = await startMediaApp({ environment: { SCHAUFENSTER_UPLOAD_LIMIT_MB: '1' } })
  const before = await target.backend.store.list('team')
  const isPhotograph = (name: string) => name.endsWith('.jpg')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const huge = pdfDocument(1_200_000)
  const cases: [what: string, archive: Buffer, reason: string][] = [
    ['missing', await altered(archive, (name, bytes) => (isPhotograph(name) ? undefined : bytes)), 'fehlt im Archiv'],
    [
      'changed',
      await altered(archive, (name, bytes) => (isPhotograph(name) ? bytes.subarray(0, -1) : bytes)),
      'ist im Archiv beschädigt',
    ],
    ['a page', await withPhotograph(archive, Buffer.from('<html></html>')), 'kein Bild und kein PDF'],
    ['another type', await withPhotograph(archive, await pngPicture(20, 20)), 'passt nicht zum Inhalt'],
    ['a script', await withPhotograph(archive, svg, 'svg'), 'Skripte'],
    ['a bomb', await withPhotograph(archive, bombPng(), 'png'), 'Bildpunkte'],
    ['too large', await withPhotograph(archive, huge, 'pdf'), 'höchstens 1 MB'],
    ['not cleaned', await withPhotograph(archive, await photograph(80, 60)), 'nicht die, die der Name nennt'],
    ['a way up', await rewritten(archive, index, (text) => text.replace(/"file": "/, '"file": "../')), 'kein Archiv'],
    ['no id', await rewritten(archive, index, (text) => text.replace(/"id": "/, '"id": "../')), 'kein Archiv'],
    ['no list', await rewritten(archive, index, () => '{}'), 'kein Archiv'],
    [
      'twice',
      await rewritten(archive, index, (text) => JSON.stringify([...JSON.parse(text), ...JSON.parse(text)])),
      '',
    ],
  ]
  for (const [what, bad, reason] of cases) {
    const answer = await bring(target, bad, 'bereich=media&bereich=team')
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    expect([answer.status, error.code], what).toEqual([422, 'bad-archive'])
    expect(error.message, what).toContain(reason)
  }
  expect(await target.backend.media.transfer.entries()).toEqual([])
  expect(await target.backend.media.transfer.storedHashes()).toEqual(new Set())
  expect(await target.backend.store.list('team')).toEqual(before)
})

test('a full library and trouble with the store change nothing, and no half file stays behind', async () => {
  await using source = await startMediaApp()
  await fill(source)
  const archive = await exported(source)
  await using full = await startMediaApp({ environment: { SCHAUFENSTER_MEDIA_QUOTA_MB: '1' } })
  await full.add('Groß.pdf', pdfDocument(900_000))
  const answer = await sendArchive(full, '/api/import/preview', archive)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Mediathek ist voll')])

  const place = await newDiskPlace()
  await using target = await startMediaApp({}, async () => place)
  // Stands for whatever goes wrong after the first entry was written.
  await target.database.query.schema.createIndex('no_second_entry').on('media').column('decorative').unique().execute()
  expect((await bring(target, archive)).status).toBe(500)
  expect(await target.backend.media.transfer.entries()).toEqual([])
  expect(await target.backend.media.transfer.storedHashes()).toEqual(new Set())
  const imports = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'media', 'imports')
  expect(existsSync(imports) && readdirSync(imports)).toEqual([])

  await target.database.query.schema.dropIndex('no_second_entry').execute()
  expect((await bring(target, archive)).status).toBe(200)
  expect(await target.backend.media.transfer.entries()).toHaveLength(3)
  await target.backend.media.settled()
})

test('an archive from before the library came along is still imported', async () => {
  await using app = await startMediaApp()
  const old = await altered(await exported(app), (name, bytes) => (name.startsWith('media/') ? undefined : bytes))
  expect(await mediaArea(app, old)).toBeUndefined()
  expect((await bring(app, old, 'bereich=stats')).status).toBe(200)
})
