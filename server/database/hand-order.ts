import { sql, type Kysely } from 'kysely'

type Row = { collection: string; id: string; version: number }

/** Ordered by the moment of creation until now, from here on by hand. Nobody sees another order than before. */
const collections = ['services', 'stats', 'testimonials']

export async function orderByHand(query: Kysely<unknown>) {
  for (const name of collections) {
    const { rows } = await sql<Row>`select collection, id, version from documents
      where collection = ${name} order by sort_key, id`.execute(query)
    for (const [index, { id, version }] of rows.entries()) {
      const position = `0001${String(index + 1).padStart(12, '0')}.000`
      await sql`update documents set sort_key = ${position} where collection = ${name} and id = ${id}`.execute(query)
      await tellOf(query, { collection: name, id, version })
    }
  }
}

/** Browsers of editors keep what they know of an item until they hear of a change. */
export async function tellOf(query: Kysely<unknown>, { collection, id, version }: Row) {
  await sql`insert into changes (collection, document_id, version, audience, at)
    values (${collection}, ${id}, ${version}, 'public', ${new Date().toISOString()})`.execute(query)
}
