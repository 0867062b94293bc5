import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { App } from '#server/app.ts'
import { readConfig } from '#server/base/config.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { unzipped } from '../archives.ts'
import { silentLog } from '../databases.ts'
import { startBreakingStore } from '../fakes/breaking-store.ts'
import { startMediaApp } from '../media-app.ts'
import { pdfDocument } from '../media-files.ts'
import { newDiskPlace } from '../object-stores.ts'
import { apiToken } from '../start-app.ts'

// Over a real socket: whether an answer is complete is seen there only.

async function listen(app: Pick<App, 'fetch' | 'ready' | 'countView'>) {
  const server = createNodeServer(app as App, readConfig({}), silentLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ask: (path: string) => fetch(origin + path, { headers: { authorization: `Bearer ${apiToken}` } }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A site on an S3 store that can break, with one document in its library. */
async function startOnBreakingStore() {
  const store = await startBreakingStore()
  const app = await startMediaApp({}, async () => {
    const disk = await newDiskPlace()
    return { ...disk, environment: { ...disk.environment, ...store.environment } }
  })
  const { address } = await app.add('Übersicht.pdf', pdfDocument(600_000, randomBytes))
  const site = await listen(app)
  return {
    ...site,
    address,
    break: store.break,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
      await store[Symbol.asyncDispose]()
    },
  }
}

test('an export that breaks off in the middle of a file is cut, so nobody takes it for complete', async () => {
  await using site = await startOnBreakingStore()
  const whole = await site.ask('/api/export')
  expect([...(await unzipped(Buffer.from(await whole.arrayBuffer()))).names]).toContain('media/index.json')

  site.break('in the middle')
  const broken = await site.ask('/api/export')
  expect(broken.status).toBe(200)
  await expect(broken.arrayBuffer()).rejects.toThrow()
})

test('an export without its store is refused before anything is sent', async () => {
  await using site = await startOnBreakingStore()
  site.break('at once')
  const answer = await site.ask('/api/export')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
})

test('a document whose store goes away is cut as well', async () => {
  await using site = await startOnBreakingStore()
  site.break('in the middle')
  const answer = await site.ask(site.address)
  expect(answer.headers.get('content-length')).toBe('600000')
  await expect(answer.arrayBuffer()).rejects.toThrow()
})

test('whatever is sent piece by piece and fails is cut, without a clean end', async () => {
  const lines = async function* () {
    yield new TextEncoder().encode('seq;at\r\n')
    throw new Error('the database went away')
  }
  await using site = await listen({
    fetch: async () => new Response(Readable.toWeb(Readable.from(lines())) as ReadableStream),
    ready: () => undefined,
    countView: () => {},
  })
  await expect(site.ask('/api/consents/export.csv').then((answer) => answer.text())).rejects.toThrow()
})
