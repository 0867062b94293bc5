import { sql, type Kysely } from 'kysely'
import { sectionsToBlocks } from '#shared/content/sections-to-blocks.ts'
import { tellOf } from './hand-order.ts'

type Values = Record<string, unknown>
type Row = { id: string; data: string | null; draft: string | null }

/** Pages were sections with a place by their key; now they are blocks in an order: what is there, and every version. */
export async function turnSectionsIntoBlocks(query: Kysely<unknown>) {
  const pages = await sql<Row & { version: number }>`
    select id, version, data, draft from documents where collection = 'pages'
  `.execute(query)
  for (const { id, version, data, draft } of pages.rows) {
    await sql`
      update documents set data = ${convert(id, data)}, draft = ${convert(id, draft)}
      where collection = 'pages' and id = ${id}
    `.execute(query)
    await tellOf(query, { collection: 'pages', id, version })
  }

  // One by one: the versions of years need not fit into memory at once.
  const versions = await sql<{ seq: number }>`select seq from revisions where collection = 'pages'`.execute(query)
  for (const { seq } of versions.rows) await convertVersion(query, seq)

  const copies = await sql<{ id: string; documents: string }>`
    select id, documents from snapshots where collections like '%"pages"%'
  `.execute(query)
  for (const { id, documents } of copies.rows)
    await sql`update snapshots set documents = ${convertCopy(documents)} where id = ${id}`.execute(query)
}

async function convertVersion(query: Kysely<unknown>, seq: number) {
  const { rows } = await sql<{ document_id: string; data: string | null; state_before: string | null }>`
    select document_id, data, state_before from revisions where seq = ${seq}
  `.execute(query)
  const [row] = rows
  if (!row) return
  const before = row.state_before === null ? null : convertState(row.document_id, row.state_before)
  await sql`
    update revisions set data = ${convert(row.document_id, row.data)}, state_before = ${before} where seq = ${seq}
  `.execute(query)
}

/** What was public and in work before a publication, for its undoing. */
function convertState(id: string, json: string): string {
  const state = JSON.parse(json) as Values
  return JSON.stringify({
    ...state,
    ...('data' in state && { data: convert(id, state.data as string | null) }),
    ...('draft' in state && { draft: convert(id, state.draft as string | null) }),
  })
}

function convertCopy(json: string): string {
  const rows = JSON.parse(json) as (Row & { collection: string })[]
  return JSON.stringify(
    rows.map((row) =>
      row.collection === 'pages' ? { ...row, data: convert(row.id, row.data), draft: convert(row.id, row.draft) } : row,
    ),
  )
}

function convert(id: string, json: string | null): string | null {
  return json === null ? null : JSON.stringify(sectionsToBlocks(id, JSON.parse(json) as Values))
}
