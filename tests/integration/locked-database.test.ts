import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { errorMessages } from '#shared/messages/errors.ts'
import { readConfig } from '#server/base/config.ts'
import { goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { newSqlitePlace } from '../databases.ts'
import { endProgram, endWithTests } from '../end-with-tests.ts'
import { startApp } from '../start-app.ts'

// Another process holds the SQLite file: everybody waits at the same time, not one after the other.

const writers = 40
/** One deadline, and what a busy machine needs to say so; forty deadlines one after the other would be 200 seconds. */
const aboutOneDeadlineMs = 20_000

const holder = `
  import { DatabaseSync } from 'node:sqlite'
  const file = new DatabaseSync(process.argv[1], { timeout: 10_000 })
  file.exec('begin immediate')
  console.log('held')
  process.stdin.on('end', () => file.close()).resume()
`

async function hold(file: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', holder, file])
  endWithTests(child)
  await once(child.stdout, 'data')
  return {
    async letGo() {
      child.stdin.end()
      await once(child, 'exit')
    },
    [Symbol.asyncDispose]: () => endProgram(child),
  }
}

type App = Awaited<ReturnType<typeof startApp>>

async function startHeldApp<Known = undefined>(before: (app: App) => Promise<Known> = async () => undefined as Known) {
  const place = await newSqlitePlace('seeded')
  const app = await startApp({ newPlace: async () => place, still: true })
  const known = await before(app)
  const holding = await hold(readConfig(place.environment).sqliteFile)
  const write = async (id: string) => {
    const response = await app.send('POST', '/api/content/stats', { id, values: { value: '1', label: id } })
    return { id, status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
  }
  return Object.assign(app, {
    holding,
    known,
    write,
    stored: async () => (await app.backend.store.list('stats')).map(({ id }) => id).filter((id) => id.startsWith('w-')),
    async [Symbol.asyncDispose]() {
      await holding[Symbol.asyncDispose]()
      await app.close()
      await app.database[Symbol.asyncDispose]()
    },
  })
}

const several = (prefix: string) => Array.from({ length: writers }, (_, index) => `w-${prefix}${index}`)

test('all who wait for a locked file are refused after one deadline, and nothing of theirs is stored later', async () => {
  await using app = await startHeldApp()
  const before = performance.now()
  const answers = await Promise.all(several('a').map(app.write))
  expect(performance.now() - before).toBeLessThan(aboutOneDeadlineMs)
  for (const { status, retryAfter, text } of answers) {
    expect([status, retryAfter]).toEqual([503, '5'])
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable', message: errorMessages.unavailable } })
  }
  expect((await app.get('/')).status).toBe(200)
  await app.holding.letGo()
  expect((await app.write('w-after')).status).toBe(201)
  expect(await app.stored()).toEqual(['w-after'])
})

test('who waits when the lock goes is served; stored is exactly what was acknowledged', async () => {
  await using app = await startHeldApp()
  const first = several('a').map(app.write)
  // Reading goes on, and those who come a moment later have a moment longer.
  expect((await app.get('/api/content/stats')).status).toBe(200)
  const later = several('b').map(app.write)
  await first[0]
  await app.holding.letGo()
  const answers = await Promise.all([...first, ...later])
  const acknowledged = answers.filter(({ status }) => status === 201).map(({ id }) => id)
  expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  expect((await app.stored()).toSorted()).toEqual(acknowledged.toSorted())
})

test('a lock that goes in time is noticed by nobody', async () => {
  await using app = await startHeldApp()
  const writes = several('a').map(app.write)
  await app.holding.letGo()
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201))
  expect((await app.stored()).length).toBe(writers)
})

test('who is signed in stays so while nothing can be written, and signing in is put off with 503', async () => {
  await using app = await startHeldApp(async (opened) => {
    const editor = await signedInBrowser(opened, 'editor')
    const nearlyOver = new Date(Date.now() + 60_000).toISOString()
    await opened.database.query.updateTable('sessions').set({ expiresAt: nearlyOver }).execute()
    return editor
  })
  expect((await app.known.send('GET', '/api/sync/copy')).status).toBe(200)
  const stranger = openBrowser(app)
  const answers = await Promise.all([
    stranger.send('POST', '/api/auth/password', { email: app.known.email, password: goodPassword }),
    stranger.send('POST', '/api/auth/passkey/options', {}),
  ])
  for (const { status, headers } of answers) expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})
