import { createHmac } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeKeyFile, readKeyFile } from '#server/connections/key-file.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { openTableSnapshot } from '#server/database/table-snapshot.ts'
import type { Database } from '#server/database/schema.ts'
import { acceptKeyFile, readIdentityKeys } from '#server/sign-in/identity-keys.ts'
import { goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { newDatabase, newSqlitePlace, onBothEngines, openAt } from '../databases.ts'
import { startApp } from '../start-app.ts'
import { totpCode } from '../totp.ts'

const cookieName = 'schaufenster.session_token'

/** Every text that stands in the database. */
async function everything(database: Database): Promise<string[]> {
  await using snapshot = await openTableSnapshot(database)
  const texts: string[] = []
  for (const table of await snapshot.tables())
    for await (const rows of snapshot.rows(table))
      for (const row of rows)
        texts.push(...Object.values(row).flatMap((value) => (value === null ? [] : [String(value)])))
  return texts
}

const signed = (token: string, secret: string) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)

onBothEngines((_engine, newPlace) => {
  test('whoever reads the database cannot sign in with it', async () => {
    await using app = await startApp({ newPlace, seeded: false, still: true })
    const ada = await signedInBrowser(app, 'admin')
    const begun = await ada.send('POST', '/api/account/second-factor', { password: goodPassword })
    const { uri, recoveryCodes } = (await begun.json()) as { uri: string; recoveryCodes: string[] }
    await ada.send('POST', '/api/account/second-factor/confirm', { code: totpCode(uri) })
    const second = openBrowser(app)
    const credentials = { email: ada.email, password: goodPassword }
    await second.send('POST', '/api/auth/password', credentials)
    const code = totpCode(uri, Date.now() + 30_000)
    const waiting = await second.send('POST', '/api/auth/second-factor', { code })
    const { idToken } = (await waiting.clone().json()) as { idToken: string }

    const texts = await everything(app.database)
    const cookie = decodeURIComponent(ada.cookies.get(cookieName)!)
    const secret = new URL(uri).searchParams.get('secret')!
    for (const hidden of [cookie.split('.')[0]!, cookie, idToken, secret, ...recoveryCodes])
      expect(texts.filter((text) => text.includes(hidden))).toEqual([])
    const thief = openBrowser(app)
    const long = [...new Set(texts)].filter((text) => /^[!-~]{20,200}$/.test(text))
    const tokens = await app.database.query.selectFrom('sessions').select('token').execute()
    const secrets = await app.database.query.selectFrom('server_secrets').select('value').execute()
    for (const { token } of tokens)
      for (const { value } of secrets) {
        thief.cookies.set(cookieName, signed(token, value))
        expect((await thief.send('GET', '/api/auth/session')).status).toBe(401)
      }
    for (const text of long) {
      const given = await openBrowser(app).send('POST', '/api/auth/session', undefined, {
        authorization: `Bearer ${text}`,
      })
      expect(given.status, text).toBe(401)
    }
    expect((await second.openSession(waiting)).status, 'whose token it is').toBe(200)
  })

  test('a database of before: sessions end once, second factors go on', async () => {
    await using place = await newPlace()
    const folder = mkdtempSync(join(tmpdir(), 'schaufenster-key-'))
    const keyFile = join(folder, 'site.key')
    const database = await openAt(place)
    const before = migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '0042-hashed-sessions'),
    )
    await migrate(database, before)
    await database.query.insertInto('server_secrets').values({ name: 'identity', value: 'former-secret' }).execute()
    const at = new Date().toISOString()
    await sql`insert into users ("id", "name", "email", "emailVerified", "role", "createdAt", "updatedAt")
      values ('u1', 'Ada', 'ada@musterwerk.example', 1, 'admin', ${at}, ${at})`.execute(database.query)
    await sql`insert into sessions ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
      values ('s1', 'plain-token', 'u1', ${at}, ${at}, ${at})`.execute(database.query)
    const seal = (data: string) => symmetricEncrypt({ key: 'former-secret', data })
    await sql`insert into two_factors ("id", "userId", "secret", "backupCodes", "verified")
      values ('t1', 'u1', ${await seal('JBSWY3DP')}, ${await seal('["AAAAA-BBBBB"]')}, 1)`.execute(database.query)
    const rows = () => database.query.selectFrom('two_factors').select(['secret', 'backupCodes']).execute()
    await migrate(database)
    expect(await database.query.selectFrom('sessions').select('id').execute()).toEqual([])

    const untouched = await rows()
    await expect(readIdentityKeys({ database, keyFile: join(process.execPath, 'site.key') })).rejects.toMatchObject({
      code: 'key-file',
    })
    expect(await rows()).toEqual(untouched)
    const keys = await readIdentityKeys({ database, keyFile })
    const [resealed] = await rows()
    expect(await symmetricDecrypt({ key: keys.secondFactors, data: resealed!.secret })).toBe('JBSWY3DP')
    expect(await symmetricDecrypt({ key: keys.secondFactors, data: resealed!.backupCodes })).toBe('["AAAAA-BBBBB"]')
    expect(await Promise.all([1, 2].map(() => readIdentityKeys({ database, keyFile })))).toEqual([keys, keys])
    expect(await rows(), 'and once only').toEqual([resealed])
    expect(keys.cookies).not.toBe(keys.secondFactors)
    expect(await everything(database)).not.toContain('former-secret')
    await database.close()
    rmSync(folder, { recursive: true })
  })
})

test('without its key file nobody signs in, and nothing makes another one until the operator says so', async () => {
  await using database = await newDatabase(newSqlitePlace)
  await using elsewhere = await newDatabase(newSqlitePlace)
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-key-'))
  const keyFile = join(folder, 'site.key')
  const first = await readIdentityKeys({ database, keyFile })
  renameSync(keyFile, `${keyFile}.aside`)
  await expect(readIdentityKeys({ database, keyFile })).rejects.toMatchObject({ code: 'key-file' })
  await expect(readIdentityKeys({ database, keyFile })).rejects.toThrow(/fehlt.*new-key/)
  const other = join(folder, 'other.key')
  await readIdentityKeys({ database: elsewhere, keyFile: other })
  await expect(readIdentityKeys({ database, keyFile: other })).rejects.toThrow(/gehört nicht/)
  expect(await acceptKeyFile({ database, keyFile: other })).toEqual([])
  expect(await readIdentityKeys({ database, keyFile: other })).not.toEqual(first)
  rmSync(folder, { recursive: true })
})

test('a new data folder and its database are for their owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-rights-'))
  const file = join(folder, 'data', 'schaufenster.sqlite')
  const database = openSqlite(file)
  await migrate(database)
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect([join(folder, 'data'), file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual(['700', '600', '600', '600'])
  await database.close()
  rmSync(folder, { recursive: true })
})

test('a key file that another process is just writing is waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-key-'))
  const file = join(folder, 'site.key')
  writeFileSync(file, '')
  const made = makeKeyFile(file)
  // Longer than it takes to find the empty file.
  for (let looks = 0; looks < 10; looks += 1) await expect(readKeyFile(file)).rejects.toThrow('gültigen Schlüssel')
  const key = Buffer.alloc(32, 7)
  writeFileSync(file, key.toString('base64'))
  expect(await made).toEqual(key)
  rmSync(folder, { recursive: true })
})
