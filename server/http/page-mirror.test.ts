import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { mirroredPath } from './mirrored-page.ts'
import { encode } from './representation.ts'
import { inOneForm } from './forms.ts'
import { createMemory } from './memory.ts'
import { openPageMirror } from './page-mirror.ts'

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' }

function newFolder() {
  const above = mkdtempSync(join(tmpdir(), 'schaufenster-mirror-'))
  onTestFinished(() => rmSync(above, { recursive: true, force: true }))
  return join(above, 'mirror')
}

/** A node: its memory, and the folder that it may share with others. */
function openNode(folder: string, readChanges: () => Promise<void> = async () => {}) {
  const lines: string[] = []
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = createLog('error', (line) => lines.push(line))
  const mirror = openPageMirror({ folder, log, readChanges, styleHashes: () => [] })
  onTestFinished(() => mirror.close())
  const cache = createMemory({ maxBytes: 1e9, mirror })
  return {
    mirror,
    cache,
    lines,
    async aSecondLater() {
      vi.advanceTimersByTime(1_000)
      await mirror.settled()
    },
    async show(key: string, text = 'Guten Tag', more: Record<string, string> = {}, status = 200) {
      await cache.getOrRender(key, async () => ({ ...inOneForm(await page(text, more, status)), keep: true }))
      await mirror.settled()
    },
  }
}

const page = (text: string, more = {}, status = 200) =>
  encode({ status, headers: new Headers({ ...headers, ...more }), body: Buffer.from(text.padEnd(2_000)) }, 'kept')

/** What a server in front could find, by the folder of its headers. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.new-'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name.startsWith('pages-'))
    .map((name) => name.replace(/^pages-\w+\//, ''))
    .toSorted()
}

function read(folder: string, name: string): Buffer {
  const pages = readdirSync(folder).find((entry) => entry.startsWith('pages-'))!
  return readFileSync(join(folder, pages, name))
}

test('a page that is kept lies in the folder in three forms, until pages are dropped', async () => {
  const folder = newFolder()
  const { show, cache } = openNode(folder)
  await show('/')
  await show('/blog?seite=2')
  const forms = (path: string) => [`${path}index.html`, `${path}index.html.br`, `${path}index.html.gz`]
  expect(filesIn(folder)).toEqual([...forms('blog/seite=2/'), ...forms('')].toSorted())
  expect(read(folder, 'index.html').equals((await page('Guten Tag')).variants.identity.body)).toBe(true)
  expect(String(gunzipSync(read(folder, 'index.html.gz')))).toContain('Guten Tag')
  cache.drop()
  expect(filesIn(folder)).toEqual([])
  await show('/', 'Guten Abend')
  expect(String(read(folder, 'index.html'))).toContain('Guten Abend')
})

test('a page that was begun before a change is not written after it', async () => {
  const folder = newFolder()
  const { mirror, cache } = openNode(folder)
  const started = Promise.withResolvers<void>()
  const asked = cache.getOrRender('/', async () => {
    await started.promise
    return { ...inOneForm(await page('alt')), keep: true }
  })
  cache.drop()
  started.resolve()
  await asked
  await mirror.settled()
  expect(() => filesIn(folder)).toThrow('ENOENT')
})

test('a change that is heard of while a page is being written keeps it out, and so does a database that is away', async () => {
  const folder = newFolder()
  let hear = async () => node.cache.drop()
  const node = openNode(folder, () => hear())
  await node.show('/')
  expect(filesIn(folder)).toEqual([])
  hear = () => Promise.reject(new Error('away'))
  await node.show('/')
  expect(filesIn(folder)).toEqual([])
  hear = async () => {}
  await node.aSecondLater()
  expect(filesIn(folder)).toHaveLength(3)
  expect(node.lines).toEqual([])
})

test('what another node removes is gone even if it was about to appear; pages that still count come back', async () => {
  const folder = newFolder()
  let hear = async () => {}
  const one = openNode(folder, () => hear())
  const other = openNode(folder)
  await one.show('/blog')
  hear = async () => other.cache.drop()
  await one.show('/')
  expect(filesIn(folder)).toEqual([])
  hear = async () => {}
  await one.aSecondLater()
  expect(filesIn(folder)).toHaveLength(6)
  await other.mirror.close()
  await one.show('/faq')
  expect(filesIn(folder)).toHaveLength(3)
  await one.aSecondLater()
  expect(filesIn(folder)).toHaveLength(9)
  expect(one.lines).toEqual([])
})

test('start and stop leave no page behind, and touch nothing else', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'pages-0123456789abcdef/blog'), { recursive: true })
  writeFileSync(join(folder, 'pages-0123456789abcdef/blog/index.html'), 'von gestern')
  mkdirSync(join(folder, 'gone-00000000-0000-0000-0000-000000000000'))
  writeFileSync(join(folder, 'robots.txt'), 'bleibt')
  const { mirror, show } = openNode(folder)
  expect(filesIn(folder)).toEqual([])
  await show('/')
  expect(filesIn(folder)).toHaveLength(3)
  await mirror.close()
  await show('/faq')
  expect(readdirSync(folder).toSorted()).toEqual(['headers.json', 'robots.txt'])
})

test('only pages: no error, redirect, data, or address that a file name cannot be', async () => {
  const folder = newFolder()
  const { show } = openNode(folder)
  await show('/-', 'Nicht gefunden', {}, 404)
  await show('/alt', '', { location: '/neu' }, 308)
  await show('/api/content/stats', '[]', { 'content-type': 'application/json' })
  for (const key of ['/../x', '/a.b', '/a%2Fb', '//a', '/a/', '/blog?suche=a%20b', '/blog?/../x=1']) {
    expect(mirroredPath(key), key).toBeUndefined()
    await show(key)
  }
  expect(() => filesIn(folder)).toThrow('ENOENT')
  expect(['/', '/a', '/a/b', '/a?b=c&d=e'].map(mirroredPath)).toEqual(['', 'a', 'a/b', 'a/b=c&d=e'])
})

test('pages with other headers lie in another folder', async () => {
  const folder = newFolder()
  const { show } = openNode(folder)
  await show('/')
  await show('/dialoge/team', 'Team', { 'x-robots-tag': 'noindex' })
  expect(readdirSync(folder).filter((name) => name.startsWith('pages-'))).toHaveLength(2)
  const named = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as { folder: string; headers: string[] }
  expect(readdirSync(join(folder, named.folder))).toContain('index.html')
  expect(named.headers).toEqual([...Object.entries(headers).toSorted().flat(), 'vary', 'accept-encoding'])
})

test('the date of a file follows from what is in it', async () => {
  const folder = newFolder()
  const { show, cache } = openNode(folder)
  const date = () => {
    const pages = readdirSync(folder).find((entry) => entry.startsWith('pages-'))!
    return statSync(join(folder, pages, 'index.html')).mtimeMs
  }
  const dates: number[] = []
  for (const text of ['Preis: 10 Euro', 'Preis: 20 Euro', 'Preis: 10 Euro']) {
    cache.drop()
    await show('/', text)
    dates.push(date())
  }
  expect(dates[0]).toBe(dates[2])
  expect(dates[0]).not.toBe(dates[1])
})

test('a folder that cannot be written costs no page, is reported once and used when it can be', async () => {
  const folder = newFolder()
  writeFileSync(folder, 'Hier liegt schon etwas.')
  const { mirror, cache, lines, show, aSecondLater } = openNode(folder)
  await show('/')
  await show('/blog')
  cache.drop()
  await show('/')
  expect(cache.get('/')?.whole.status).toBe(200)
  expect([lines.length, mirror.failing]).toEqual([1, true])
  rmSync(folder)
  await aSecondLater()
  await show('/blog')
  expect(filesIn(folder)).toHaveLength(6)
  expect([lines.length, mirror.failing]).toEqual([1, false])
})
