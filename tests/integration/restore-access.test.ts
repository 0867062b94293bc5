import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { restoredTables } from '#server/backup/archived-tables.ts'
import { openTableSnapshot } from '#server/database/table-snapshot.ts'
import { goodPassword, openBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'

const by = { id: 'system', name: 'System' }
const deed = { by, passphrase: '' }
const newPassword = 'Segel Quitte Ampel Regen'
const days = { by: by.id, days: 7 }
const stat = { value: '12', label: 'Standorte' }
type App = Awaited<ReturnType<typeof startMediaApp>>

const tokenIn = (path: string) => path.split('/').at(-1)!
const address = (name: string) => `${name}@example.de`
const create = ({ backend }: App, name: string, role: 'admin' | 'editor' = 'editor') =>
  backend.identity.accounts.create({ name, email: address(name), role, password: goodPassword })

async function signIn(app: App, name: string, password: string): Promise<number> {
  const browser = openBrowser(app)
  return (await browser.send('POST', '/api/auth/password', { email: address(name), password })).status
}

onBothEngines((_engine, newPlace) => {
  test('what was taken from somebody since the backup stays taken, and what was given stays given', async () => {
    await using app = await startMediaApp({ newPlace })
    const { backups, identity, previewLinks, store, travel } = app.backend
    const { users, accounts, setUp } = identity
    const ids: Record<string, string> = { chefin: await create(app, 'chefin', 'admin') }
    for (const name of ['gesperrt', 'geloescht', 'kennwort', 'gleich']) ids[name] = await create(app, name)
    ids.herabgestuft = await create(app, 'herabgestuft', 'admin')
    const invitation = await setUp.invite({ email: address('eingeladen'), role: 'admin', by })
    await store.create('stats', { id: 'a', values: stat }, { by: by.id })
    const preview = await previewLinks.create({ collection: 'stats', id: 'a' }, days)
    const journey = await travel.links.create('2026-11-15T08:00:00.000Z', { by: { id: by.id, role: 'admin' }, days: 7 })
    const { name } = (await backups.make('manual'))!

    await users.update(ids.gesperrt!, { disabled: true }, by)
    await users.update(ids.herabgestuft!, { role: 'editor' }, by)
    await users.delete(ids.geloescht!, by)
    await accounts.setPassword(ids.kennwort!, newPassword)
    await users.withdrawInvitation(address('eingeladen'), by)
    await previewLinks.revoke({ collection: 'stats', id: 'a' }, preview.id, by.id)
    await travel.links.revoke(journey.id, by.id)
    const asAdmin = { id: ids.chefin!, name: 'chefin', role: 'admin' } as const
    await identity.requiredFactors.set(asAdmin, { role: 'contributor', required: true })
    await create(app, 'neu')
    await store.update('stats', 'a', { by: by.id, values: { ...stat, value: '13' } })

    const { access } = await backups.preview({ name })
    expect(access.kept).toBe(true)
    expect(Object.fromEntries(access.accounts.map(({ email, notes }) => [email.split('@')[0], notes]))).toEqual({
      gesperrt: ['jetzt gesperrt, in der Sicherung nicht'],
      herabgestuft: ['Rolle jetzt Redaktion, in der Sicherung Administration'],
      geloescht: ['nur in der Sicherung: kommt nicht zurück'],
      kennwort: ['Kennwort seitdem geändert: das jetzige gilt'],
      neu: ['seit der Sicherung hinzugekommen: bleibt'],
    })

    await backups.restore({ name }, deed)
    expect(await store.get('stats', 'a')).toMatchObject({ value: '12' })
    for (const [who, password, status] of [
      ['gesperrt', goodPassword, 403],
      ['geloescht', goodPassword, 401],
      ['kennwort', goodPassword, 401],
      ['kennwort', newPassword, 200],
      ['neu', goodPassword, 200],
      ['gleich', goodPassword, 200],
    ] as const)
      expect(await signIn(app, who, password), `${who} ${password}`).toBe(status)
    const roles = (await users.list()).map(({ email, role }) => `${email} ${role}`)
    expect(roles).toContain('herabgestuft@example.de editor')
    expect(await identity.requiredFactors.roles(), 'a restore loosens nothing').toEqual(['contributor'])
    expect(await setUp.describe(tokenIn(invitation))).toBeUndefined()
    expect(await previewLinks.find(preview.token)).toBeUndefined()
    expect(await previewLinks.find(journey.token)).toBeUndefined()
    const { lines } = await app.backend.operations.audit({ search: '', before: undefined })
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['backup.restore', 'user.disable']))
  })

  test('on a bare machine the accounts of the backup come, no link does, and the preview says what to check', async () => {
    await using from = await startMediaApp({ newPlace })
    await create(from, 'chefin', 'admin')
    await from.backend.identity.users.update(await create(from, 'gesperrt'), { disabled: true }, by)
    const { setUp, requiredFactors } = from.backend.identity
    await requiredFactors.set({ ...by, role: 'admin' }, { role: 'editor', required: true })
    const invitation = await setUp.invite({ email: address('eingeladen'), role: 'admin', by })
    const preview = await from.backend.previewLinks.create({ collection: 'stats', id: 'a' }, days)
    const { name } = (await from.backend.backups.make('manual'))!
    await using to = await startMediaApp({ newPlace, seeded: false })
    const path = join(to.place.environment.SCHAUFENSTER_DATA_DIR!, 'archive.zip')
    await writeFile(path, await from.backend.backups.pack(name))
    const { access } = await to.backend.backups.preview({ path })
    expect(access).toEqual({
      kept: false,
      accounts: [
        { name: 'chefin', email: 'chefin@example.de', notes: ['Administration', 'Kennwort'] },
        { name: 'gesperrt', email: 'gesperrt@example.de', notes: ['Redaktion', 'gesperrt', 'Kennwort'] },
      ],
    })
    await to.backend.backups.restore({ path }, deed)
    expect((await to.backend.identity.users.list()).map(({ email }) => email)).toEqual([
      'chefin@example.de',
      'gesperrt@example.de',
    ])
    expect(await to.backend.identity.requiredFactors.roles()).toEqual(['editor'])
    expect(await to.backend.identity.setUp.describe(tokenIn(invitation))).toBeUndefined()
    expect(await to.backend.previewLinks.find(preview.token)).toBeUndefined()
  })
})

test('what belongs to an account is never put back without it', async () => {
  await using app = await startMediaApp()
  await using snapshot = await openTableSnapshot(app.database)
  for (const table of restoredTables(await snapshot.tables(), true)) {
    const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${table})`.execute(
      app.database.query,
    )
    expect(
      rows.map((row) => row.table),
      table,
    ).not.toContain('users')
  }
})
