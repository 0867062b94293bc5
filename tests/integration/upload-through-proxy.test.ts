import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { createFakeClock } from '#admin/media/upload/fake-clock.ts'
import { storageError } from '#admin/media/upload/storage-error.ts'
import type { Transport } from '#admin/media/upload/transport.ts'
import { createUploadProtocol, type UploadResult } from '#admin/media/upload/upload-protocol.ts'
import { startUploadTask } from '#admin/media/upload/upload-task.ts'
import { silentLog } from '../databases.ts'
import { startFailingProxy, type Mishap } from '../fakes/failing-proxy.ts'
import { startMediaApp } from '../media-app.ts'
import { pdfDocument } from '../media-files.ts'
import { onBothStores } from '../object-stores.ts'
import { apiToken } from '../start-app.ts'

/** The browser's transport, for a process without XMLHttpRequest. */
const transportTo =
  (origin: string): Transport =>
  async ({ method, url, headers, body, signal }) => {
    const answered = await fetch(origin + url, {
      method,
      headers: { authorization: `Bearer ${apiToken}`, ...headers },
      body: body ?? null,
      signal: signal ?? null,
    }).catch(() => {
      throw signal?.aborted ? signal.reason : storageError('unknown')
    })
    const text = await answered.text()
    return { status: answered.status, text, header: (name) => answered.headers.get(name) }
  }

// Between the mishaps some pieces pass, so that they also hit large ones and the end.
const calm: Mishap[] = ['pass', 'pass', 'pass']
const mishaps: Mishap[] = [
  'drop', '503', ...calm, 'drop', 'drop', ...calm, '503', '503', ...calm, 'drop', 'drop', 'drop', ...calm, '503',
  ...calm, 'drop', ...calm, '503', 'drop', ...calm, 'drop', 'drop',
] // prettier-ignore

onBothStores((newPlace) => {
  test('60 MB through a proxy that drops ten connections and answers 503 five times arrive byte for byte', async () => {
    await using app = await startMediaApp({}, newPlace)
    const server = createNodeServer(app, app.backend.config, silentLog)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await using proxy = await startFailingProxy(origin, [...mishaps])

    const bytes = pdfDocument(60_000_000, randomBytes)
    const clock = createFakeClock()
    const file = new File([bytes], 'Jahresbericht.pdf')
    const protocol = createUploadProtocol(transportTo(proxy.url), clock)
    const { media } = await new Promise<UploadResult>((resolve, reject) =>
      startUploadTask({ file, protocol, clock }).observe({ complete: resolve, error: reject }),
    )

    expect(proxy.happened).toMatchObject({ drop: 10, '503': 5 })
    const delivered = Buffer.from(await (await fetch(origin + media.address)).arrayBuffer())
    expect(delivered.equals(bytes)).toBe(true)
    await closeNodeServer(server)
  }, 180_000)
})
