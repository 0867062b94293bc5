import { X509Certificate } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alarmLookMs, badLooks, goodLooks, openAlarms } from '#server/alarms/alarms.ts'
import { providerSchema } from '#server/base/settings/oidc-provider.ts'
import type { SecurityTxt } from '#shared/site-security/security-txt.ts'
import { onBothEngines } from '../databases.ts'
import { selfSignedForThisMachine } from '../fakes/self-signed.ts'
import { startTlsFront, whileBelieved } from '../fakes/tls-front.ts'
import { startApp } from '../start-app.ts'

const dayMs = 86_400_000
type WatchedTxt = Pick<SecurityTxt, 'problem' | 'ends'>

onBothEngines((_engine, newPlace) => {
  /** A site whose hours pass at will; `told` are the mails. */
  async function start() {
    const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
    const now = () => clock.now
    const app = await startApp({ newPlace, now, still: true })
    await app.database.query.deleteFrom('alarms').execute()
    const told: string[] = []
    const state = {
      provenAt: clock.now.toISOString(),
      secretExpires: '2026-12-31',
      securityTxt: { problem: undefined, ends: undefined } as WatchedTxt,
    }
    const provider = { id: 'firma', name: 'Firmenkonto', issuer: 'https://login.example', clientId: 'x' }
    // A folder that exists: how much room it has is looked at as well.
    const config = { ...app.backend.config, dataDir: tmpdir() }
    const { chore } = openAlarms({
      config,
      database: app.database,
      backups: {
        state: async () => ({ nightly: true, proven: { at: state.provenAt, records: 1, media: 0 }, problem: null }),
      },
      providers: () => [providerSchema.parse({ ...provider, clientSecret: 'y', secretExpires: state.secretExpires })],
      securityTxt: async () => state.securityTxt,
      now,
      tell: async (text) => void told.push(text),
    })
    const look = async (times = 1) => {
      for (let time = 0; time < times; time++) {
        await chore.work()
        clock.now = new Date(clock.now.getTime() + alarmLookMs)
      }
    }
    return Object.assign(app, { told, state, clock, config, look, workAgain: chore.work })
  }

  test('what is wrong is told once, and once more when it is well again', async () => {
    await using app = await start()
    const { told, state, look } = app
    await look(3)
    expect(told).toEqual([])
    state.provenAt = new Date(app.clock.now.getTime() - 3 * dayMs).toISOString()
    await look(badLooks - 1)
    expect(told).toEqual([])
    await look(5)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('Sicherung')

    state.provenAt = app.clock.now.toISOString()
    await look(goodLooks - 1)
    expect(told).toHaveLength(1)
    await look()
    expect(told).toHaveLength(2)
    expect(told[1]).toContain('Wieder in Ordnung')
  })

  test('what flickers wakes nobody, and a second node does not count twice', async () => {
    await using app = await start()
    const { told, state, look } = app
    for (let turn = 0; turn < 4; turn++) {
      state.provenAt = '2026-01-01T00:00:00.000Z'
      await look()
      state.provenAt = app.clock.now.toISOString()
      await look()
    }
    expect(told).toEqual([])
    state.provenAt = '2026-01-01T00:00:00.000Z'
    await app.workAgain()
    await app.workAgain()
    await app.workAgain()
    expect(told).toEqual([])
  })

  test('mails that were given up and secrets that end soon are told', async () => {
    await using app = await start()
    const { told, state, look, database } = app
    const at = app.clock.now.toISOString()
    await app.backend.mail.alarm('Test', 'Ein Alarm, der selbst nicht ankommt')
    const { id: message_id } = await database.query.selectFrom('messages').select('id').executeTakeFirstOrThrow()
    const times = { next_try_at: at, give_up_at: at, claimed_until: null, delivered_at: null }
    const row = { id: 'a', message_id, kind: 'alarm' as const, entry_id: '', mail_id: 'a@b', attempts: 9, reason: null }
    await database.query
      .insertInto('outbox')
      .values({ ...row, ...times, state: 'failed' })
      .execute()
    await look(badLooks)
    expect(told).toEqual([])
    await database.query.updateTable('outbox').set({ kind: 'notification' }).execute()
    state.secretExpires = '2026-03-11'
    await look(badLooks)
    expect(told.map((text) => text.split('\n')[0])).toEqual([
      expect.stringContaining('Zustellung von E-Mails'),
      expect.stringContaining('Anmeldung mit Firmenkonto'),
    ])
    expect(told[1]).toContain('läuft in 10 Tagen ab')
  })

  test('that security.txt ends is told once, and a new date ends it', async () => {
    await using app = await start()
    const { told, state, look } = app
    state.securityTxt = { problem: 'soon', ends: '2026-03-31T10:00:00Z' }
    await look(badLooks + 3)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('security.txt läuft in 30 Tagen ab')
    state.securityTxt = { problem: undefined, ends: '2026-12-31T10:00:00Z' }
    await look(goodLooks)
    expect(told).toHaveLength(2)
    state.securityTxt = { problem: 'differs', ends: undefined }
    await look(badLooks)
    expect(told[2]).toContain('sagt etwas anderes als die Einstellungen')
  })

  test('a disk without room and a certificate that is not believed or ends are told, and when they are well', async () => {
    await using app = await start()
    await using front = await startTlsFront()
    const { told, config, look } = app
    const heads = () => told.splice(0).map((text) => text.split('\n')[0])
    config.dataDir = join(tmpdir(), 'schaufenster-without-room')
    config.publicUrl = new URL(front.url)
    await look(badLooks - 1)
    expect(told).toEqual([])
    await look()
    expect(heads()).toEqual([expect.stringMatching(/: Freier Platz$/), expect.stringMatching(/: Zertifikat$/)])
    config.dataDir = tmpdir()
    await whileBelieved(async () => {
      await look(goodLooks)
      expect(heads()).toEqual(['Wieder in Ordnung: Freier Platz', 'Wieder in Ordnung: Zertifikat'])
      const { validTo } = new X509Certificate(selfSignedForThisMachine.cert)
      app.clock.now = new Date(Date.parse(validTo) - 10 * dayMs)
      await look(badLooks)
    })
    expect(told.filter((text) => text.includes('Zertifikat'))).toEqual([
      expect.stringContaining('Läuft in 9 Tagen ab.'),
    ])
  })

  test('figures of a day add up over nodes and restarts, and go after 90 days', async () => {
    await using app = await start()
    const { metrics } = app.backend
    await metrics.days.write()
    for (let view = 0; view < 3; view++) metrics.requests.answeredFromMemory(200)
    metrics.requests.answeredByWork(500, 12)
    metrics.rendered(40)
    await metrics.days.write()
    metrics.requests.answeredFromMemory(200)
    await metrics.days.write()
    const days = await metrics.days.read()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({ day: '2026-03-01', requests: 5, failures: 1, renders: 1, renderMs: 40 })
    expect(days.at(-1)!.memoryBytes).toBeGreaterThan(0)
    app.clock.now = new Date(app.clock.now.getTime() + 91 * dayMs)
    await metrics.days.write()
    const kept = await app.database.query.selectFrom('daily_figures').select('day').distinct().execute()
    expect(kept).toEqual([{ day: '2026-05-31' }])
  })
})
