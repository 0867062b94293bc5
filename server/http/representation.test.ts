import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode } from './representation.ts'
import { answer } from './answer.ts'

test('who takes no Brotli gets gzip, the same each time, with what belongs to it', async () => {
  const body = Buffer.from('<p>Grüße</p>'.repeat(100))
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const page = await encode({ status: 200, headers, body }, 'kept')
  const asked = (acceptEncoding: string, method = 'GET', ifNoneMatch?: string) =>
    answer(page, { method, acceptEncoding, ifNoneMatch, isFetched: false })
  const zipped = asked('gzip')
  const header = (name: string) => zipped.headers[zipped.headers.indexOf(name) + 1]
  expect(gunzipSync(zipped.body!)).toEqual(body)
  expect(asked('gzip').body).toBe(zipped.body)
  expect(header('content-encoding')).toBe('gzip')
  expect(header('content-length')).toBe(String(zipped.body!.length))
  expect(asked('gzip', 'HEAD')).toEqual({ ...zipped, body: null })
  expect(asked('gzip', 'GET', header('etag')).status).toBe(304)
  expect(asked('br', 'GET', header('etag')).status).toBe(200)
  expect(brotliDecompressSync(asked('gzip, br').body!)).toEqual(body)
})

test('beside Brotli the plain form is unpacked for who asks, and takes no memory meanwhile', async () => {
  const text = '<p>Grüße aus der Werkstatt</p>'.repeat(2_000)
  const body = Buffer.from(text)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const page = await encode({ status: 200, headers, body }, 'kept')
  // What was handed over is gone.
  expect(body.length).toBe(0)
  expect(page.bytes).toBeLessThan(text.length / 2)
  const plain = answer(page, { method: 'GET', acceptEncoding: null, ifNoneMatch: null, isFetched: false })
  expect(String(plain.body)).toBe(text)
  expect(plain.headers[plain.headers.indexOf('content-length') + 1]).toBe(String(Buffer.byteLength(text)))
  // Slow readers all send from the same piece of memory.
  expect(answer(page, { method: 'GET', acceptEncoding: 'identity', ifNoneMatch: null, isFetched: false }).body).toBe(
    plain.body,
  )
})
