import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { openObjectStore } from '#server/media/media.ts'
import { newDiskPlace, onBothStores, type MediaPlace } from '../object-stores.ts'
import { startS3Server } from '../s3-server.ts'

async function newStore(newPlace: () => Promise<MediaPlace>) {
  const place = await newPlace()
  const store = await openObjectStore(readConfig(place.environment))
  return {
    ...store,
    place,
    async text(key: string, range?: { start: number; end: number }) {
      const found = await store.get(key, range)
      return found && new Response(found.body).text()
    },
    async [Symbol.asyncDispose]() {
      store.close()
      await place[Symbol.asyncDispose]()
    },
  }
}

onBothStores((newPlace) => {
  test('what was stored comes back, whole and in parts', async () => {
    await using store = await newStore(newPlace)
    await store.put('originals/ab', Buffer.from('0123456789'), 'text/plain')
    expect(await store.text('originals/ab')).toBe('0123456789')
    expect(await store.text('originals/ab', { start: 2, end: 4 })).toBe('234')
    expect((await store.get('originals/ab', { start: 2, end: 4 }))?.totalBytes).toBe(10)
    expect(await store.size('originals/ab')).toBe(10)
  })

  test('a file of some megabytes arrives as it is', async () => {
    await using store = await newStore(newPlace)
    const path = join(tmpdir(), `schaufenster-object-${randomBytes(6).toString('hex')}`)
    const bytes = randomBytes(6_000_000)
    writeFileSync(path, bytes)
    await store.put('originals/large', { path }, 'application/pdf')
    const found = await store.get('originals/large')
    expect(Buffer.from(await new Response(found!.body).arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('a second object under the same key replaces the first', async () => {
    await using store = await newStore(newPlace)
    await store.put('originals/ab', Buffer.from('old'), 'text/plain')
    await store.put('originals/ab', Buffer.from('new one'), 'text/plain')
    expect(await store.text('originals/ab')).toBe('new one')
  })

  test('what is not there is undefined, and deleting it is no error', async () => {
    await using store = await newStore(newPlace)
    expect(await store.get('originals/none')).toBeUndefined()
    expect(await store.size('originals/none')).toBeUndefined()
    await store.delete(['originals/none'])
  })

  test('keys are listed by their beginning and gone after deleting', async () => {
    await using store = await newStore(newPlace)
    for (const key of ['variants/a/w320.avif', 'variants/a/w640.avif', 'variants/b/w320.avif'])
      await store.put(key, Buffer.from(key), 'image/avif')
    expect(await store.list('variants/a/')).toEqual(['variants/a/w320.avif', 'variants/a/w640.avif'])
    await store.delete(['variants/a/w320.avif', 'variants/a/w640.avif'])
    expect(await store.list('variants/')).toEqual(['variants/b/w320.avif'])
  })

  test.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'Ä', ''])(
    'the key %j leads nowhere',
    async (key) => {
      await using store = await newStore(newPlace)
      await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ code: 'invalid-url' })
      await expect(store.get(key)).rejects.toMatchObject({ code: 'invalid-url' })
    },
  )
})

test('on disk nothing half written is left when a source is missing', async () => {
  await using store = await newStore(newDiskPlace)
  await expect(store.put('originals/ab', { path: '/does/not/exist' }, 'text/plain')).rejects.toThrow('ENOENT')
  const folder = join(store.place.environment.SCHAUFENSTER_DATA_DIR!, 'media/objects/.writing')
  expect(readdirSync(folder)).toEqual([])
  expect(await store.list('')).toEqual([])
})

test('an unknown access key and a missing bucket are told apart', async () => {
  await using server = await startS3Server()
  const open = (environment: Record<string, string>) =>
    openObjectStore(readConfig({ ...server.environment, ...environment }))
  const stranger = await open({ SCHAUFENSTER_S3_ACCESS_KEY: 'nobody' })
  await expect(stranger.put('originals/ab', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
    code: 'unauthorized-app',
  })
  const lost = await open({ SCHAUFENSTER_S3_BUCKET: 'nowhere' })
  await expect(lost.get('originals/ab')).rejects.toMatchObject({ code: 'bucket-not-found' })
})
