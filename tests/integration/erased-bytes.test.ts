import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeMessage } from '#server/inbox/messages.ts'
import { erasedTables } from '#server/personal-data/all-kinds.ts'
import { newPostgresPlace, newSqlitePlace } from '../databases.ts'
import { startMail } from '../start-mail.ts'

const email = 'valentina@rosenthal.example'
/** What must be nowhere afterwards; in small letters, because texts are also kept in the form in which they are looked for. */
const traces = ['rosenthal', 'valentina', '0170 998877', 'zebrafink', 'nachtigall', 'goldammer', 'wiedehopf']
type Site = Awaited<ReturnType<typeof startMail>>

async function fill(site: Site) {
  const others = (from: number) =>
    site.database.query.transaction().execute(async (transaction) => {
      for (let number = from; number < from + 100; number += 1)
        await storeMessage(
          transaction,
          {
            name: `Person ${number}`,
            email: `p${number}@beispiel.example`,
            phone: '',
            message: 'Frage? '.repeat(number + 1),
          },
          { contentHash: `${number}`, at: site.now() },
        )
    })
  await others(0)
  const message = await site.write({
    from_name: 'Valentina Rosenthal',
    from_email: email,
    phone: '0170 998877',
    message: `Der Zebrafink ist weg. ${'Bitte um Rückruf. '.repeat(30)}`,
  })
  await site.inbox.addNote(message, `Nachtigall: ruft dienstags an. ${'Sehr freundlich. '.repeat(30)}`, 'system')
  await site.database.query.insertInto('message_labels').values({ message_id: message, label: 'Goldammer' }).execute()
  await others(100)
  await site.inbox.addNote(message, 'Wiedehopf', 'system')
}

const filesOf = ({ database }: Pick<Site, 'database'>) =>
  ['', '-wal', '-shm'].map((end) => database.file! + end).filter((file) => existsSync(file))
const bytesOf = (site: Pick<Site, 'database'>) =>
  filesOf(site)
    .map((file) => readFileSync(file, 'latin1').toLowerCase())
    .join('')

test('after an erasure no file of the SQLite database holds a byte of the person', async () => {
  await using site = await startMail()
  await fill(site)
  const found = bytesOf(site)
  for (const trace of traces) expect(found, trace).toContain(trace)
  expect((await site.send('POST', '/api/personal-data/erase', { email })).status).toBe(200)
  const left = bytesOf(site)
  expect(traces.filter((trace) => left.includes(trace))).toEqual([])
})

test('neither after a backup from before was put back', async () => {
  await using place = await newSqlitePlace()
  await using site = await startMail({ environment: place.environment })
  await fill(site)
  const { name } = (await site.backend.backups.make('manual'))!
  await site.send('POST', '/api/personal-data/erase', { email })
  await site.backend.backups.restore({ name }, { by: { id: 'test', name: 'Test' }, passphrase: '' })
  expect(await site.inbox.list({ state: 'open', search: 'Frage', page: 1 })).toMatchObject({ total: 200 })
  const left = bytesOf(site)
  expect(traces.filter((trace) => left.includes(trace))).toEqual([])
})

test('on PostgreSQL the files of the tables hold nothing of the person', async () => {
  await using site = await startMail({ newPlace: newPostgresPlace })
  const { query } = site.database
  const inTables = async () => {
    await sql`checkpoint`.execute(query)
    const { rows } = await sql<{ folder: string; path: string }>`select current_setting('data_directory') as folder,
      pg_relation_filepath(oid) as path from pg_class where relname in (${sql.join(erasedTables)})`.execute(query)
    const files = rows.map(({ folder, path }) => readFileSync(join(folder, path), 'latin1').toLowerCase()).join('')
    return traces.filter((trace) => files.includes(trace))
  }
  await fill(site)
  expect((await inTables()).toSorted()).toEqual(traces.toSorted())
  await site.send('POST', '/api/personal-data/erase', { email })
  expect(await inTables()).toEqual([])
})
