import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import * as http from 'node:http'
import { createServer, type IncomingMessage } from 'node:http'
import * as https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '../../bench/drill/cluster.ts'
import { createEditor, startVisitors } from '../../bench/drill/traffic.ts'
import { newPostgresPlace } from '../databases.ts'
import { cachingNginx, deployedCaddy, documentedNginx } from '../fronts.ts'
import { caddyProgram } from '../caddy-program.ts'
import { nginxProgram } from '../start-nginx.ts'

// An update as operators do it: two nodes on one PostgreSQL, restarted one after the other while people visit and write.

const fronts = [
  { of: 'the nginx of docs/operating/proxy.md', front: documentedNginx, program: nginxProgram, passesOnWrites: true },
  { of: 'deploy/nginx-cache.conf', front: cachingNginx, program: nginxProgram, passesOnWrites: true },
  // Debian's Caddy loses the body of a write when the node it asks first is away; 2.11.2 and newer do not.
  { of: 'deploy/Caddyfile', front: deployedCaddy, program: caddyProgram, passesOnWrites: false },
]

for (const { of, front, program, passesOnWrites } of fronts)
  test.skipIf(!program)(
    `behind ${of} two nodes are restarted in turn without a failed request`,
    async () => {
      await using place = await newPostgresPlace('seeded')
      const folder = mkdtempSync(join(tmpdir(), 'schaufenster-restart-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const environment = { ...place.environment, SCHAUFENSTER_DATA_DIR: folder }
      await using cluster = await startCluster(await front(), environment, 'build', 2)
      const crowd = startVisitors(cluster.origin, [], 4, Infinity)
      const editor = createEditor(cluster.origin)
      const ending = new AbortController()
      const writing = (async () => {
        for (let number = 0; !ending.signal.aborted; number++) {
          const id = `restart-${number}`
          await editor.create('/api/content/stats', { id, values: { value: '1', label: id } }, `create-${id}`)
        }
      })()
      await cluster.replaceAll('build')
      ending.abort()
      await writing
      await crowd.stop()
      expect(crowd.seen.errors).toEqual([])
      // With repetitions under the same key every write is there once, as in the admin area.
      expect(editor.sent.errors).toEqual([])
      if (passesOnWrites) expect(editor.sent.repeated).toBe(0)
      expect(crowd.seen.requests).toBeGreaterThan(20)
      expect(editor.sent.requests).toBeGreaterThan(2)
    },
    240_000,
  )

/** A node that only notes what it is asked; with `breaksOff` it takes a request and gives no answer. */
async function startNode(seen: string[], breaksOff = false) {
  const server = createServer((request, response) => {
    seen.push(request.method!)
    request.resume().on('end', () => (breaksOff ? request.socket.destroy() : response.end('done')))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(server, { port: (server.address() as AddressInfo).port })
}

for (const { of, front, program } of fronts.slice(0, 2))
  test.skipIf(!program)(`${of} repeats reading, and no write that a node may have begun`, async () => {
    const seen: string[] = []
    await using broken = await startNode(seen, true)
    await using whole = await startNode(seen)
    const { origin, start } = await front()
    await using _proxy = await start([broken.port, whole.port])
    const ask = async (method: string) => {
      const options = { method, agent: false, rejectUnauthorized: false }
      const asked = origin.startsWith('https') ? https.request(origin, options) : http.request(origin, options)
      const [response] = (await once(asked.end(method === 'POST' ? 'x' : undefined), 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode
    }
    // In turn, so one of two falls to the one that breaks off.
    expect([await ask('GET'), await ask('GET')]).toEqual([200, 200])
    expect(seen.length).toBeGreaterThan(2)
    seen.length = 0
    expect([await ask('POST'), await ask('POST')].toSorted()).toEqual([200, 502])
    expect(seen).toEqual(['POST', 'POST'])
  })
