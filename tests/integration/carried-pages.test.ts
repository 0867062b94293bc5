import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Render } from '#server/pages.ts'
import { freePorts } from '../free-ports.ts'
import { newSqlitePlace, onBothEngines, openAt, silentLog, type NewPlace } from '../databases.ts'
import { makeNextVersion } from '../next-version.ts'
import { apiToken, renderServices } from '../start-app.ts'
import { startSite } from '../start-site.ts'

// Decision 39: what a process had in memory when it ended is there when the next one starts, as long as it is still true.

type Start = { build?: string; now?: () => Date; publicUrl?: string }

const at = (time: string) => () => new Date(`2026-06-01T${time}Z`)

/** One site that ends and starts again on its database. */
async function newSite(newPlace: NewPlace) {
  const place = await newPlace('seeded')
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-test-'))
  const file = join(folder, 'pages.carried')
  const keyFile = join(folder, 'connections.key')

  async function start({ build = 'one', now = at('10:00:00'), publicUrl }: Start = {}) {
    const database = await openAt(place)
    const settings = { ...place.environment, PUBLIC_URL: publicUrl, SCHAUFENSTER_API_TOKEN: apiToken }
    const config = { ...readConfig(settings), dataDir: folder, keyFile }
    const drawn: string[] = []
    const render: Render = async (request, context) => {
      const { pathname } = new URL(request.url)
      drawn.push(pathname)
      const response = await renderServices(request, context)
      // Long enough to be compressed, where no page is as short as this one.
      return new Response((await response.text()) + (pathname === '/team' ? '' : ' '.repeat(500)), response)
    }
    const app = await createApp({ config, database, log: silentLog, render, build, now, still: true })
    const ask = (path: string, init: RequestInit = {}) => app.fetch(new Request(config.publicUrl.origin + path, init))
    return {
      ...app,
      drawn,
      ask,
      change: (title: string) =>
        ask('/api/content/services/webentwicklung', {
          method: 'PATCH',
          headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ version: 1, values: { title } }),
        }),
      async [Symbol.asyncDispose]() {
        await app.close()
        await database.close()
      },
    }
  }
  return {
    start,
    file,
    keyFile,
    async visit(how?: Start, path = '/') {
      await using site = await start(how)
      const response = await site.ask(path, { headers: { 'accept-encoding': 'br' } })
      return { drawn: site.drawn, headers: Object.fromEntries(response.headers), body: await response.bytes() }
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true })
      await place[Symbol.asyncDispose]()
    },
  }
}

onBothEngines((_engine, newPlace) => {
  test('a page of before the restart is answered without being drawn, byte for byte', async () => {
    await using site = await newSite(newPlace)
    const before = await site.visit()
    const after = await site.visit()
    expect([before.drawn, after.drawn]).toEqual([['/'], []])
    expect(after.headers).toEqual(before.headers)
    expect(after.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept, accept-encoding' })
    expect(after.body).toEqual(before.body)
  })

  test('a change drops carried pages like all others', async () => {
    await using site = await newSite(newPlace)
    await site.visit()
    await using again = await site.start()
    expect((await again.change('Webseiten')).status).toBe(200)
    expect(await (await again.ask('/')).text()).toContain('<li>Webseiten</li>')
  })

  test('what somebody else has changed meanwhile is seen at once', async () => {
    await using site = await newSite(newPlace)
    await site.visit()
    // As if the other one ran elsewhere, on the same database.
    const aside = `${site.file}.aside`
    renameSync(site.file, aside)
    {
      await using other = await site.start()
      await other.change('Webseiten')
    }
    renameSync(aside, site.file)
    await using again = await site.start()
    expect(await (await again.ask('/')).text()).toContain('<li>Webseiten</li>')
    expect(again.drawn).toEqual(['/'])
  })
})

test('a page too short to be compressed stays as it is', async () => {
  await using site = await newSite(newSqlitePlace)
  const before = await site.visit({}, '/team')
  expect(before.headers).toMatchObject({ vary: 'accept' })
  expect(await site.visit({}, '/team')).toEqual({ ...before, drawn: [] })
})

test.each<[string, Start]>([
  ['another build', { build: 'two' }],
  ['the next day in Germany', { now: at('22:00:00') }],
  ['another address', { publicUrl: 'https://other.example' }],
])('%s draws pages anew', async (_what, how) => {
  await using site = await newSite(newSqlitePlace)
  await site.visit()
  expect((await site.visit(how)).drawn).toEqual(['/'])
})

test('who ends just after midnight has not told of the new day yet, and leaves nothing for it', async () => {
  await using site = await newSite(newSqlitePlace)
  let time = '21:59:50'
  {
    await using first = await site.start({ now: () => at(time)() })
    await first.ask('/')
    time = '22:00:05'
  }
  expect((await site.visit({ now: at('22:00:10') })).drawn).toEqual(['/'])
})

test('what begins or ends by the clock may do so while nobody runs: until then nothing is carried', async () => {
  await using site = await newSite(newSqlitePlace)
  {
    await using first = await site.start()
    const values = { title: 'Umzug', text: 'Kurz.', startsAt: '2026-06-01T10:05:00Z', endsAt: '2026-06-01T10:30:00Z' }
    await first.backend.store.create('incidents', { id: 'umzug', values }, { by: 'test' })
    await first.ask('/')
  }
  const drawn = async (time: string) => (await site.visit({ now: at(time) })).drawn
  expect(await drawn('10:10:00')).toEqual(['/'])
  expect(await drawn('10:40:00')).toEqual(['/'])
  expect(await drawn('12:00:00')).toEqual(['/'])
  expect(await drawn('12:01:00')).toEqual([])
})

test('pages that say who answers the chat are drawn anew when somebody else does', async () => {
  await using site = await newSite(newSqlitePlace)
  {
    await using first = await site.start()
    const workflow = { url: 'http://127.0.0.1:9/', headerName: 'Authorization', headerValue: 'Bearer of-the-tests' }
    await first.backend.connections.saveChat(workflow, { id: 'test', name: 'Test' })
    expect(first.backend.chat.kind).toBe('ai')
  }
  renameSync(site.keyFile, `${site.keyFile}.aside`)
  expect((await site.visit()).drawn).toEqual(['/'])
  expect((await site.visit()).drawn).toEqual([])
  renameSync(`${site.keyFile}.aside`, site.keyFile)
  expect((await site.visit()).drawn).toEqual(['/'])
})

test('only pages are carried: nothing that is missing, has moved or is no page', async () => {
  await using site = await newSite(newSqlitePlace)
  {
    await using first = await site.start()
    for (const path of ['/', '/sitemap.xml', '/blog']) await first.ask(path)
    expect(first.cache.size.entries).toBe(3)
  }
  await using again = await site.start()
  expect(again.cache.pages().map(([key]) => key)).toEqual(['/', '/blog'])
})

test('whoever starts takes them away: after a crash there are none', async () => {
  await using site = await newSite(newSqlitePlace)
  await site.visit()
  expect(existsSync(site.file)).toBe(true)
  await using _again = await site.start()
  expect(existsSync(site.file)).toBe(false)
})

test('what cannot be read is passed over', async () => {
  await using site = await newSite(newSqlitePlace)
  writeFileSync(site.file, 'half of something')
  expect((await site.visit()).drawn).toEqual(['/'])
  expect((await site.visit()).drawn).toEqual([])
})

test('the built site answers from memory at once after a restart, and draws its pages anew with other files', async () => {
  await using place = await newSqlitePlace('seeded')
  const [port] = await freePorts(1)
  const environment = { ...place.environment, PORT: String(port) }
  const visit = async (build?: string) => {
    await using site = await startSite(environment, build)
    const { headers } = await fetch(site.url)
    // Only answers that took work have a number for the log.
    return { drawn: headers.has('x-request-id'), etag: headers.get('etag') }
  }
  const first = await visit()
  expect(first.drawn).toBe(true)
  expect(await visit()).toEqual({ ...first, drawn: false })
  using next = makeNextVersion('CARRIED1')
  const other = await visit(next.build)
  expect(other.drawn).toBe(true)
  expect(other.etag).not.toBe(first.etag)
})
