import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answer, createRepresentation } from './representation.ts'

test('who takes no Brotli gets gzip, the same each time, with what belongs to it', async () => {
  const body = Buffer.from('<p>Grüße</p>'.repeat(100))
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const page = await createRepresentation({ status: 200, headers, body }, 'kept')
  const asked = (acceptEncoding: string, method = 'GET', ifNoneMatch?: string) =>
    answer(page, { method, acceptEncoding, ifNoneMatch })
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
