import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { largestChunkBytes, uploadHeaders } from '#shared/media/upload-rules.ts'
import { settings } from '#server/base/config.ts'
import { addressOf } from '#server/http/address-of.ts'
import { closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { pdfDocument } from '../media-files.ts'
import { apiToken } from '../start-app.ts'
import { caddyProgram } from '../caddy-program.ts'
import { startDeployCaddy } from '../start-deploy-caddy.ts'
import { freePorts } from '../free-ports.ts'
import { projectRoot } from '../start-site.ts'

const read = (file: string) => readFileSync(join(projectRoot, 'deploy', file), 'utf8')
/** Plain JavaScript, because it runs before anything is installed. */
type SiteProcess = { siteArguments: string[]; siteEnvironment: Record<string, string> }
const siteProcess = '../../scripts/site-process.mjs'
const { siteArguments, siteEnvironment } = (await import(siteProcess)) as SiteProcess
type Service = { environment: Record<string, string>; entrypoint?: string; command?: string[] }
const token = { authorization: `Bearer ${apiToken}` }

test.skipIf(!caddyProgram)('deploy/Caddyfile passes on HTTP/2, streams, uploads, addresses and headers', async () => {
  const [https = 0, http = 0] = await freePorts(2)
  await using app = await startMediaApp({
    environment: { PUBLIC_URL: `https://localhost:${https}`, SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1,::1' },
  })
  const seen: { url: string; address: string }[] = []
  const watched = {
    ...app,
    fetch(request: Request, id?: string) {
      seen.push({ url: request.url, address: addressOf(request) })
      return app.fetch(request, id)
    },
  }
  const server = createNodeServer(watched, app.backend.config, silentLog).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = (server.address() as AddressInfo).port
  {
    await using caddy = await startDeployCaddy(caddyProgram!, { https, http, sites: [site] })
    const { ask } = caddy
    const home = await ask('/', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' } })
    home.resume()
    expect(home.answered[':status']).toBe(200)
    expect(caddy.protocol()).toBe('h2')
    expect(home.answered['strict-transport-security']).toBe('max-age=31536000')
    expect(seen.at(-1)!.url).toBe(`${caddy.origin}/`)
    // The visitor is this machine; what it claims to be does not count.
    expect(seen.at(-1)!.address).not.toContain('203.0.113')
    // A request that came through a proxy is none of this machine's own.
    const metrics = await ask('/metrics')
    metrics.resume()
    expect(metrics.answered[':status']).toBe(404)

    const feed = await ask('/api/sync/feed', { headers: token })
    const events = feed[Symbol.asyncIterator]()
    expect(String((await events.next()).value)).toContain('event: change')
    feed.close()

    const bytes = pdfDocument(17 * 1_048_576, randomBytes)
    const begun = await ask('/api/storage/uploads', {
      method: 'POST',
      headers: { ...token, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bericht.pdf', size: bytes.length }),
    })
    begun.resume()
    let status: unknown
    for (let offset = 0; offset < bytes.length; offset += largestChunkBytes) {
      const piece = await ask(String(begun.answered.location), {
        method: 'PATCH',
        headers: { ...token, [uploadHeaders.offset]: String(offset) },
        body: bytes.subarray(offset, offset + largestChunkBytes),
      })
      piece.resume()
      status = piece.answered[':status']
    }
    expect(status).toBe(200)
  }
  app.beginClosing()
  await closeNodeServer(server)
})

test('image, service and compose file run the site as npm start does, with settings that exist', () => {
  const { NODE_COMPILE_CACHE: _cache, ...environment } = siteEnvironment
  const started = `"${['node', ...siteArguments, 'build/server/index.js', 'start'].join('", "')}"`
  expect(read('Containerfile')).toContain(`CMD [${started}]`)
  expect(read('schaufenster.service')).toContain(`node ${siteArguments.join(' ')} build/server/index.js start\n`)
  for (const [name, value] of Object.entries(environment))
    for (const file of ['Containerfile', 'schaufenster.service']) expect(read(file), file).toContain(`${name}=${value}`)
  for (const file of ['Containerfile', 'schaufenster.service', 'compose.yml'])
    for (const [name] of read(file).matchAll(/SCHAUFENSTER_[A-Z0-9_]+/g))
      expect(Object.keys(settings), file).toContain(name)
})

test('the compose file locks the site up, pins every image and has no password of its own', () => {
  for (const needed of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
    expect(read('compose.yml')).toContain(needed)
  const images = [...read('compose.yml').matchAll(/^ +image: (.+)$/gm)].map(([, image]) => image)
  expect(images).toHaveLength(4)
  for (const image of images) expect(image).toMatch(/:(\d|RELEASE\.\d)[\w.-]*$/)
  // No password has a default.
  expect(read('compose.yml')).not.toMatch(/(PASSWORD|PASSPHRASE|SECRET_KEY): (?!\$\{\w+:\?)/)
})

test('the site has a user of its own in the store, made once however often compose comes up', () => {
  const { services } = parse(read('compose.yml')) as { services: Record<string, Service> }
  const { site, store, buckets } = services
  const root = Object.values(store!.environment)
  for (const [name, value] of Object.entries(site!.environment))
    if (/_S3_(ACCESS|SECRET)_KEY$/.test(name)) expect(root).not.toContain(value)
  // Stands in for the client of the store, and keeps what it was told as the store does.
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-compose-'))
  const client = `#!/bin/sh\ncase "$*" in *attach*) test ! -e attached && echo readwrite > attached ;;
    *info*) cat attached 2>/dev/null || true ;; *' user add '*) echo "$5 $6" > user ;; esac`
  writeFileSync(join(folder, 'mc'), client, { mode: 0o755 })
  const [shell, options] = [buckets!.entrypoint!, buckets!.command!.map((word) => word.replaceAll('$$', '$'))]
  const env = { PATH: `${folder}:/usr/bin:/bin`, STORE_PASSWORD: 'of-the-store', S3_PASSWORD: 'of-the-site' }
  for (let time = 0; time < 2; time++)
    expect(spawnSync(shell, options, { cwd: folder, env, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(folder, 'user'), 'utf8')).toBe(
    `${site!.environment.SCHAUFENSTER_S3_ACCESS_KEY} of-the-site\n`,
  )
  expect(readFileSync(join(folder, 'attached'), 'utf8')).toBe('readwrite\n')
  rmSync(folder, { recursive: true })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd finds the service well locked up', () => {
  const file = join(projectRoot, 'deploy/schaufenster.service')
  const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=25', '--no-pager', file], {
    encoding: 'utf8',
  })
  expect(judged.stdout + judged.stderr).toMatch(/Overall exposure level/)
  expect(judged.status, judged.stdout.split('\n').at(-2)).toBe(0)
})
