import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { onBothEngines } from '../databases.ts'
import { feedProblems } from '../feed-rules.ts'
import { startApp } from '../start-app.ts'

// Who outside hears of what is published, on a real server that stands for both of them.

type Told = { path: string; type: string | undefined; body: string }

async function startListener() {
  const told: Told[] = []
  let status = 202
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    told.push({ path: request.url!, type: request.headers['content-type'], body })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (next: number) => void (status = next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

const values = { title: 'Rosen', teaser: 'Kurz', content: '<p>Rosen</p>', category: 'ki' }

onBothEngines((_engine, newPlace) => {
  test('IndexNow hears of pages once they are published, and again later when it did not answer', async () => {
    await using listener = await startListener()
    let time = Date.parse('2026-11-16T08:00:00.000Z')
    await using app = await startApp({
      newPlace,
      still: true,
      now: () => new Date(time),
      environment: { PUBLIC_URL: 'https://musterwerk.example', SCHAUFENSTER_INDEXNOW_URL: `${listener.url}/indexnow` },
    })
    const { store, announcements } = app.backend
    await announcements.announce()
    await store.create('blogPosts', { id: 'entwurf', values, draft: true }, { by: 'test' })
    await announcements.announce()
    expect(listener.told).toEqual([])

    await store.create('blogPosts', { id: 'rosen', values }, { by: 'test' })
    listener.answer(503)
    await announcements.announce()
    await announcements.announce()
    expect(listener.told).toHaveLength(1)
    listener.answer(200)
    time += 31_000
    await announcements.announce()
    await announcements.announce()
    expect(listener.told).toHaveLength(2)
    const { host, key, keyLocation, urlList } = JSON.parse(listener.told[1]!.body) as Record<string, string>
    expect({ host, keyLocation, urlList }).toEqual({
      host: 'musterwerk.example',
      keyLocation: 'https://musterwerk.example/indexnow.txt',
      urlList: ['https://musterwerk.example/blog/rosen'],
    })
    expect(key).toMatch(/^[a-f\d]{32}$/)
    expect(await (await app.get('/indexnow.txt')).text()).toBe(key)
  })
})

test('a hub is named in feeds and told of those with something new', async () => {
  await using listener = await startListener()
  const hub = `${listener.url}/hub`
  await using app = await startApp({ still: true, environment: { SCHAUFENSTER_WEBSUB_HUB_URL: hub } })
  const { store, announcements } = app.backend
  await announcements.announce()
  await store.create('blogPosts', { id: 'rosen', values }, { by: 'test' })
  await announcements.announce()
  expect(listener.told.map(({ path, body }) => [path, new URLSearchParams(body).get('hub.url')])).toEqual([
    ['/hub', 'http://localhost:3000/feed/blog.xml'],
    ['/hub', 'http://localhost:3000/feed/blog.json'],
  ])
  for (const path of ['/feed/blog.xml', '/feed/blog.json']) {
    const feed = await (await app.get(path)).text()
    expect(feed).toContain(hub)
    expect(feedProblems(feed, `http://localhost:3000${path}`)).toEqual([])
  }
})

test('owners switch it on and off; whoever is told again hears of what comes, not of what was', async () => {
  await using app = await startApp({ still: true })
  const { store, announcements } = app.backend
  const told = async () => {
    await announcements.announce()
    const marks = await app.database.query.selectFrom('announcements').selectAll().orderBy('service').execute()
    return marks.map(({ service }) => service)
  }
  const choose = (on: boolean) =>
    store.update('discovery', undefined, { by: 'test', values: { indexNow: on, webSub: on } })
  expect((await app.get('/indexnow.txt')).status).toBe(404)
  expect(await told()).toEqual([])

  // Nothing has changed for them since, so nobody outside is asked.
  await choose(true)
  expect(await told()).toEqual(['index-now', 'web-sub'])
  expect(await (await app.get('/indexnow.txt')).text()).toMatch(/^[a-f\d]{32}$/)
  expect(await (await app.get('/feed/jobs.xml')).text()).toContain('https://pubsubhubbub.appspot.com/')

  await choose(false)
  expect(await told()).toEqual([])
  expect((await app.get('/indexnow.txt')).status).toBe(404)
  expect(await (await app.get('/feed/jobs.xml')).text()).not.toContain('pubsubhubbub')

  await store.create('blogPosts', { id: 'rosen', values }, { by: 'test' })
  await choose(true)
  expect(await told()).toEqual(['index-now', 'web-sub'])
  const marks = await app.database.query.selectFrom('announcements').select('seq').distinct().execute()
  const changes = await app.database.query.selectFrom('changes').select('seq').orderBy('seq', 'desc').execute()
  expect(marks).toEqual([{ seq: changes[0]!.seq }])
})

test('a switch cannot be moved where the operator has named the service', async () => {
  await using app = await startApp({ environment: { SCHAUFENSTER_INDEXNOW_URL: 'https://indexnow.example/' } })
  expect(app.backend.editor.locked('discovery')).toEqual({
    indexNow: expect.stringContaining('SCHAUFENSTER_INDEXNOW_URL') as string,
  })
})
