import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startMediaApp } from '../media-app.ts'
import { pngPicture } from '../media-files.ts'

/** As if the loopback were the open internet. */
const anywhere = { mayAsk: () => true, mayConnect: () => true }

test('a picture of another site comes into the library like an upload, and the audit log says so', async () => {
  const picture = await pngPicture(40, 30)
  const elsewhere = createServer((_request, response) => void response.end(picture))
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
  const { port } = elsewhere.address() as AddressInfo
  await using app = await startMediaApp()
  const { media, operations } = app.backend
  const { mediaId } = await media.bringPicture(`http://127.0.0.1:${port}/haus.jpg`, 'api', anywhere)
  elsewhere.closeAllConnections()
  elsewhere.close()
  // Named by what it is, whatever the other site calls it.
  expect(await media.library.get(mediaId)).toMatchObject({ name: 'haus.png', alt: '' })
  const { lines } = await operations.audit({})
  expect(lines[0]).toMatchObject({ action: 'media.upload', subject: 'haus.png' })
})

test('the server asks nobody near it, and nothing but websites', async () => {
  await using app = await startMediaApp()
  const ask = async (address: string) => {
    const response = await app.send('POST', '/api/media-fetch', { address })
    return [response.status, ((await response.json()) as { error: { code: string } }).error.code]
  }
  expect(await ask('http://127.0.0.1/x.png')).toEqual([422, 'invalid-url'])
  expect(await ask('http://localhost/x.png')).toEqual([422, 'invalid-url'])
  expect(await ask('https://beispiel.example:8443/x.png')).toEqual([422, 'invalid-url'])
  expect(await ask('ftp://beispiel.example/x.png')).toEqual([422, 'invalid-fields'])
  expect((await app.get('/api/media-fetch')).status).toBe(405)
})
