import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { Finding } from '#shared/doctor/doctor.ts'
import { alarmLookMs, badLooks, openAlarms } from '#server/alarms/alarms.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/base/config.ts'
import { checkNightly } from '#server/database/check-nightly.ts'
import { checkIntegrity } from '#server/database/integrity.ts'
import { runDoctor } from '#server/commands/doctor.ts'
import { createLog } from '#server/base/log.ts'
import { newPostgresPlace, newSqlitePlace, openAt, type Place } from '../databases.ts'
import { renderServices } from '../start-app.ts'
import { asRender } from '../as-render.ts'

// Pages of a real SQLite file are damaged, as a failing disk leaves them.

const patienceMs = 60_000

/** Flips bytes at the head of every page on which a text stands; answers how many. */
function damage({ environment }: Place, text: string): number {
  const { sqliteFile } = readConfig(environment)
  const bytes = readFileSync(sqliteFile)
  const pageBytes = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16)
  const pages = new Set<number>()
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) pages.add(Math.floor(at / pageBytes))
  expect(pages.has(0)).toBe(false)
  for (const page of pages)
    for (let at = page * pageBytes; at < page * pageBytes + 64; at++) bytes[at] = bytes[at]! ^ 0xff
  writeFileSync(sqliteFile, bytes)
  return pages.size
}

/** A table that nothing reads while the site runs, large enough to have pages of its own. */
function fillAuditLog({ environment }: Place): void {
  const file = new DatabaseSync(readConfig(environment).sqliteFile)
  const columns = file.prepare('pragma table_info(audit_log)').all()
  const given = columns.filter(({ pk }) => !pk)
  const names = given.map(({ name }) => `"${String(name)}"`).join(', ')
  const insert = file.prepare(`insert into audit_log (${names}) values (${given.map(() => '?').join(', ')})`)
  for (let row = 0; row < 200; row++)
    insert.run(...given.map(({ name }) => (name === 'at' ? '2026-01-01' : 'Merkwort')))
  file.exec('pragma wal_checkpoint(truncate)')
  file.close()
}

async function openSite(place: Place, now = () => new Date()) {
  const database = await openAt(place)
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  const config = readConfig(place.environment)
  const app = await createApp({ config, database, log, render: asRender(renderServices), still: true, now })
  const ready = async () => {
    const response = await app.fetch(new Request('http://localhost:3000/readyz'))
    return [response.status, await response.text()]
  }
  return Object.assign(app, {
    database,
    config,
    lines,
    log,
    ready,
    async [Symbol.asyncDispose]() {
      await app.close()
      await database.close()
    },
  })
}

async function examined({ environment }: Place) {
  let output = ''
  const code = await runDoctor(['--json'], { environment, say: (text) => (output += text) })
  return { code, findings: JSON.parse(output) as Finding[] }
}

test('a whole database is found whole, while the site runs', async () => {
  await using place = await newSqlitePlace('seeded')
  await using site = await openSite(place)
  expect(await checkIntegrity(site.database, patienceMs)).toEqual({ state: 'whole' })
  expect(await site.ready()).toEqual([200, 'ready\n'])
  const { findings } = await examined(place)
  expect(findings.find(({ check }) => check === 'database.integrity')).toMatchObject({ state: 'ok' })
})

test('damage under the pages of the site ends readiness, is in the log, and the doctor says what to do', async () => {
  await using place = await newSqlitePlace('seeded')
  expect(damage(place, '"siteName"')).toBeGreaterThan(0)
  await using site = await openSite(place)
  expect(await site.ready()).toEqual([503, 'database damaged\n'])
  expect(site.lines.join('')).toContain('malformed')
  const { code, findings } = await examined(place)
  expect(code).toBe(1)
  expect(findings.find(({ check }) => check === 'database.integrity')).toMatchObject({
    state: 'problem',
    text: expect.stringContaining('beschädigt'),
    advice: expect.stringContaining('Sicherung'),
  })
})

test('damage that nobody reads is found at night, ends readiness, and wakes people once', async () => {
  await using place = await newSqlitePlace('seeded')
  fillAuditLog(place)
  expect(damage(place, 'Merkwort')).toBeGreaterThan(0)
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
  const now = () => clock.now
  await using site = await openSite(place, now)
  expect(await site.ready()).toEqual([200, 'ready\n'])
  const { work } = checkNightly(site.database, site.log, now)
  await work()
  clock.now = new Date(clock.now.getTime() + 10_000)
  expect(await site.ready()).toEqual([503, 'database damaged\n'])
  expect(site.lines.join('')).toContain('database damaged')

  const told: string[] = []
  const { chore } = openAlarms({
    config: site.config,
    database: site.database,
    backups: site.backend.backups,
    providers: () => [],
    securityTxt: async () => undefined,
    now,
    tell: async (text) => void told.push(text),
  })
  for (let look = 0; look < badLooks + 2; look++) {
    await chore.work()
    clock.now = new Date(clock.now.getTime() + alarmLookMs)
  }
  expect(told.filter((text) => text.includes('Datenbank ist beschädigt'))).toHaveLength(1)
})

test('the whole is looked at once a day, and again while something is damaged', async () => {
  await using place = await newSqlitePlace('seeded')
  await using site = await openSite(place)
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
  const { work } = checkNightly(site.database, site.log, () => clock.now)
  const { health } = site.database
  await work()
  expect(health.integrity).toEqual({ state: 'whole' })
  const looked = async () => {
    const before = health.integrity
    await work()
    return health.integrity !== before
  }
  expect(await looked()).toBe(false)
  health.damagedReadAtMs = performance.now()
  expect(await looked()).toBe(true)
  expect(health.damagedReadAtMs).toBe(undefined)
  clock.now = new Date('2026-03-01T23:30:00.000Z')
  expect(await looked()).toBe(true)
})

test('a check that takes too long is ended, and says so', async () => {
  await using place = await newSqlitePlace('seeded')
  await using site = await openSite(place)
  expect(await checkIntegrity(site.database, 1)).toEqual({ state: 'unfinished' })
})

test('PostgreSQL tells by its checksums, where it has them', async () => {
  await using place = await newPostgresPlace('migrated')
  const database = await openAt(place)
  expect(['whole', 'unknown']).toContain((await checkIntegrity(database, patienceMs)).state)
  await database.close()
})
