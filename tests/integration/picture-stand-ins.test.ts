import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import type { PictureVariant } from '#shared/media/variants.ts'
import { createDelivery } from '#server/media/delivery.ts'
import { openDiskStore } from '#server/media/disk-store.ts'
import { variantKey } from '#server/media/object-keys.ts'
import { newDatabase, newSqlitePlace } from '../databases.ts'
import { newDiskPlace } from '../object-stores.ts'

const hash = '0123456789abcdef0123456789abcdef'
const at = '2026-11-16T08:00:00.000Z'
const never = () => new Promise<void>(() => {})

/** A library with one picture of which nothing is drawn yet. */
async function startDelivery(draw: (variant: PictureVariant) => Promise<void>, alpha = 0) {
  const place = await newDiskPlace()
  const database = await newDatabase(newSqlitePlace)
  const store = openDiskStore(place.environment.SCHAUFENSTER_DATA_DIR!)
  const texts = { alt: '', decorative: 0, focal_x: 50, focal_y: 50, tags: '[]' }
  const times = { created_at: at, created_by: 'test', updated_at: at, deleted_at: null }
  await database.query
    .insertInto('media')
    .values({ id: 'bild', name: 'Bild.jpg', hash, ...texts, ...times })
    .execute()
  const facts = { type: 'image/jpeg', bytes: 9, width: 4_000, height: 3_000, alpha, colour: '123456' }
  const row = { media_id: 'bild', hash, ...facts, created_at: at, retired_at: null }
  await database.query.insertInto('media_files').values(row).execute()
  const variants = { draw: (_file: object, variant: PictureVariant) => draw(variant) }
  return {
    store,
    delivery: createDelivery({ database, store, variants, patienceMs: 0 }),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
}

test('until a size is drawn its place is held by the colour of the picture, in its shape', async () => {
  await using site = await startDelivery(never)
  const found = await site.delivery.find('bild', hash, 'w640.webp')
  expect(found).toMatchObject({ type: 'image/svg+xml', standIn: true })
  const text = await new Response((await found.open())!.body).text()
  expect(text).toContain('width="640" height="480"')
  expect(text).toContain('fill="#123456"')
  expect(Buffer.byteLength(text)).toBe(found.totalBytes)
})

test('a picture that lets through what is behind it holds its place without a colour', async () => {
  await using site = await startDelivery(never, 1)
  const found = await site.delivery.find('bild', hash, 'w640.png')
  expect(await new Response((await found.open())!.body).text()).not.toContain('fill')
})

test('a smaller or larger one that is there stands in, the nearest first', async () => {
  await using site = await startDelivery(never)
  for (const width of [160, 640]) await site.store.put(variantKey(hash, `w${width}.webp`), Buffer.alloc(width), '')
  for (const name of ['w960.jpg', 'w2560.webp', 'w960.avif'])
    expect(await site.delivery.find('bild', hash, name), name).toMatchObject({
      type: 'image/webp',
      totalBytes: 640,
      standIn: true,
    })
  const exact = await site.delivery.find('bild', hash, 'w640.webp')
  expect(exact.standIn).toBeUndefined()
})

test('AVIF is drawn although WebP is what its first visitors get', async () => {
  const asked: string[] = []
  await using site = await startDelivery(async (variant) => void asked.push(variant.format))
  await site.delivery.find('bild', hash, 'w320.avif')
  expect(asked).toEqual(['avif', 'webp'])
})

test('a picture that cannot be drawn is replaced, a store that is away is said', async () => {
  await using broken = await startDelivery(() => Promise.reject(new AppError('invalid-format', 415, '')))
  expect(await broken.delivery.find('bild', hash, 'w640.webp')).toMatchObject({ standIn: true })
  await expect(broken.delivery.find('bild', hash, 'icon.png')).rejects.toMatchObject({ status: 503 })
  await using away = await startDelivery(() => Promise.reject(new AppError('unavailable', 503, '')))
  await expect(away.delivery.find('bild', hash, 'w640.webp')).rejects.toMatchObject({ status: 503 })
})
