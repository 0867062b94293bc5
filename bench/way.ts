import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ticketMinAgeMs } from '#shared/limits.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/base/config.ts'
import { backend } from '#server/context.ts'
import { seed } from '#server/content/seed.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { createLog } from '#server/base/log.ts'
import { toPage, type Render } from '#server/pages/page.ts'
import { contactCall } from '../tests/contact-call.ts'
import { projectRoot } from './load.ts'
import { report } from './report.ts'

// npm run bench:way: which files of server/ a request comes through, counted by the engine while it is answered.

const serverFolder = `file://${projectRoot}/server/`
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-way-'))
const apiToken = 'token-of-the-bench-0123456789abcdefgh'
const config = readConfig({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
const log = createLog('silent')
const database = await openDatabase(config, log)
await migrate(database)
await seed(database, new Date().toISOString())
/** Reads as a page does; what React does with it is no file of the server. */
const render: Render = async (_request, context) => {
  const { content } = context.get(backend)
  const page = await content.get('pages', 'about')
  return toPage(new Response(`<!doctype html><h1>${page?.title}</h1>`, { headers: { 'content-type': 'text/html' } }))
}
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const app = await createApp({ config, database, log, render, now, still: true })
const server = createNodeServer(app, config, log)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const json = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(url + path, init)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
}
const send = (method: string, path: string, body: object) =>
  ask(path, { method, headers: json, body: JSON.stringify(body) })
let number = 0
const savePost = () =>
  send('POST', '/api/content/blogPosts', { id: `way-${(number += 1)}`, values: { title: 'Weg' }, draft: true })
/** The form takes nothing within two seconds of its ticket: the clock of the site goes on by hand. */
async function writeMessage() {
  const { ticket } = (await (await fetch(`${url}/api/contact/ticket`)).json()) as { ticket: string }
  aheadMs += 2 * ticketMinAgeMs
  await send('POST', '/api/v1.0/email/send', contactCall(ticket))
}
const miss = async () => {
  app.memory.drop()
  await ask('/about')
}

/** By file, what runs while this is done a second time: the first time opens what later ones find open. */
async function filesOn(action: () => Promise<void>): Promise<string[]> {
  await action()
  await session.post('Profiler.takePreciseCoverage')
  await action()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url: file }) => file.startsWith(serverFolder))
    .filter(({ functions }) => functions.some(({ ranges: [range] }) => range!.count > 0))
    .map(({ url: file }) => file.slice(serverFolder.length))
    .toSorted()
}

try {
  // Until the index of the search stands, which is built beside the first requests.
  await app.backend.search.find('Hallo', 1)
  await ask('/about')
  const ways = {
    'cached page': await filesOn(() => ask('/about')),
    'missed page': await filesOn(miss),
    'saved post': await filesOn(savePost),
    'contact message': await filesOn(writeMessage),
  }
  const rows = Object.entries(ways).map(([name, files]) => [name, String(files.length)])
  report('way', [{ columns: ['', 'files of server/'], rows }], ways)
  if (process.argv.includes('--files')) for (const [name, files] of Object.entries(ways)) console.log(name, files)
} finally {
  server.close()
  server.closeAllConnections()
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  session.disconnect()
}
