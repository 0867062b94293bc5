import { sql, type Kysely } from 'kysely'
import { tellOf } from './hand-order.ts'

type Row = { version: number; data: string | null; draft: string | null }

/** What shared the picture of another field until there was one of its own. */
const ownMotifs = [
  { collection: 'services', id: 'seo', from: 'growth', to: 'search' },
  { collection: 'services', id: 'digitales-marketing', from: 'growth', to: 'marketing' },
  { collection: 'pages', id: 'career', from: 'growth', to: 'workbench' },
  { collection: 'pages', id: 'about', from: 'cloud', to: 'bridge' },
] as const

/** Gives these their own pictures, unless the owner has chosen another one meanwhile. */
export async function giveOwnMotifs(query: Kysely<unknown>) {
  for (const { collection, id, from, to } of ownMotifs) {
    const { rows } = await sql<Row>`
      select version, data, draft from documents where collection = ${collection} and id = ${id}
    `.execute(query)
    const [row] = rows
    if (!row) continue
    const changed = (json: string | null) => {
      const values = json === null ? null : (JSON.parse(json) as { motif?: string })
      return values?.motif === from ? JSON.stringify({ ...values, motif: to }) : json
    }
    const next = { data: changed(row.data), draft: changed(row.draft) }
    if (next.data === row.data && next.draft === row.draft) continue
    await sql`
      update documents set data = ${next.data}, draft = ${next.draft} where collection = ${collection} and id = ${id}
    `.execute(query)
    await tellOf(query, { collection, id, version: row.version })
  }
}
