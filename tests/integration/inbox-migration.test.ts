import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { onBothEngines, openAt } from '../databases.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'

const at = '2026-03-01T10:00:00.000Z'

onBothEngines((_engine, newPlace) => {
  test('messages and deliveries of an earlier version stay, and still go together', async () => {
    await using place = await newPlace()
    const database = await openAt(place)
    const { query } = database
    const first = migrations.findIndex(({ name }) => name === '0026-inbox-work')
    await migrate(database, migrations.slice(0, first))
    await sql`insert into messages (id, name, email, phone, message, search_text, content_hash, state, received_at)
      values ('m1', 'Anna', 'anna@example.org', '', 'Hallo', 'hallo', 'h', 'new', ${at})`.execute(query)
    for (const kind of ['notification', 'acknowledgement'])
      await sql`insert into outbox (id, message_id, kind, mail_id, state, attempts, next_try_at, give_up_at)
        values (${kind}, 'm1', ${kind}, ${`${kind}@example.org`}, 'waiting', 2, ${at}, ${at})`.execute(query)
    await migrate(database)
    const rows = await query.selectFrom('outbox').select(['id', 'entry_id', 'attempts']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'acknowledgement', entry_id: '', attempts: 2 },
      { id: 'notification', entry_id: '', attempts: 2 },
    ])
    const again = { ...(await query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()), id: 'twice' }
    await expect(query.insertInto('outbox').values(again).execute()).rejects.toThrow()
    await query
      .insertInto('outbox')
      .values({ ...again, kind: 'reply', entry_id: 'e1' })
      .execute()
    await query.deleteFrom('messages').execute()
    expect(await query.selectFrom('outbox').selectAll().execute()).toEqual([])
    await database.close()
  })
})
