import { sql, type Kysely } from 'kysely'
import { inTodaysForm } from './todays-form.ts'

type Values = Record<string, unknown>
/** An item, or where one stood before it was published. */
type Sides = { data?: string | null; draft?: string | null }
type Row = { collection: string; id: string; data: string | null; draft: string | null }
type Revision = { collection: string; data: string | null; state_before: string | null }

const concerned = sql.join(['footer', 'trainings', 'pages', 'ownPages'])

/** What is public, in work, in versions and in copies: from here on values are read as they are stored. */
export async function storeTodaysForms(query: Kysely<unknown>): Promise<void> {
  const documents = await sql<Row>`select collection, id, data, draft from documents
    where collection in (${concerned})`.execute(query)
  for (const row of documents.rows) {
    const { collection, id } = row
    const { data, draft } = convertSides(collection, row)
    await sql`update documents set data = ${data}, draft = ${draft}
      where collection = ${collection} and id = ${id}`.execute(query)
  }
  // One by one: the versions of years need not fit into memory at once.
  const revisions = await sql<{ seq: number }>`select seq from revisions
    where collection in (${concerned})`.execute(query)
  for (const { seq } of revisions.rows) await convertRevision(query, seq)
  const snapshots = await sql<{ id: string }>`select id from snapshots`.execute(query)
  for (const { id } of snapshots.rows) await convertSnapshot(query, id)
}

async function convertRevision(query: Kysely<unknown>, seq: number) {
  const { rows } = await sql<Revision>`select collection, data, state_before from revisions
    where seq = ${seq}`.execute(query)
  const [{ collection, data, state_before: before }] = rows as [Revision]
  const stateBefore = before === null ? null : JSON.stringify(convertSides(collection, JSON.parse(before) as Sides))
  await sql`update revisions set data = ${convert(collection, data)}, state_before = ${stateBefore}
    where seq = ${seq}`.execute(query)
}

async function convertSnapshot(query: Kysely<unknown>, id: string) {
  const { rows } = await sql<{ documents: string }>`select documents from snapshots where id = ${id}`.execute(query)
  const [{ documents }] = rows as [{ documents: string }]
  const converted = (JSON.parse(documents) as Row[]).map((row) => convertSides(row.collection, row))
  await sql`update snapshots set documents = ${JSON.stringify(converted)} where id = ${id}`.execute(query)
}

function convertSides<State extends Sides>(collection: string, state: State): State {
  const { data, draft } = state
  return {
    ...state,
    ...(data && { data: convert(collection, data) }),
    ...(draft && { draft: convert(collection, draft) }),
  }
}

function convert(collection: string, json: string | null): string | null {
  if (json === null) return null
  const values = JSON.parse(json) as Values
  const next = inTodaysForm(collection, values)
  return next === values ? json : JSON.stringify(next)
}
