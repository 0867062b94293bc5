import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AreaChanges } from '#shared/exchange/exchange.ts'
import { definitions } from '#shared/content/index.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { Database } from '#server/database/schema.ts'
import { openTableSnapshot, type TableRow } from '#server/database/table-snapshot.ts'
import { restoredTables } from './archived-tables.ts'
import { lineOf } from './row-lines.ts'

type Area = keyof typeof backupMessages.areas

const examplesShown = 3
const areas: Record<string, Area> = {
  accounts: 'account',
  known_devices: 'account',
  passkeys: 'account',
  seen_news: 'account',
  two_factors: 'account',
  users: 'account',
  audit_log: 'audit',
  erasures: 'audit',
  connections: 'connections',
  consents: 'consent',
  consent_notices: 'consent',
  media: 'media',
  media_files: 'media',
  messages: 'messages',
  message_entries: 'messages',
  message_labels: 'messages',
  outbox: 'messages',
  reply_templates: 'messages',
  redirects: 'redirects',
  comments: 'revisions',
  reviews: 'revisions',
  revisions: 'revisions',
  snapshots: 'revisions',
  chat_questions: 'statistics',
  missing_pages: 'statistics',
  page_views: 'statistics',
}

/** What would be new, different or gone if the one database stood in place of the other, area by area. */
export async function compareAreas(before: Database, after: Database, kept: boolean): Promise<AreaChanges[]> {
  const found = new Map<string, AreaChanges>()
  await using old = await openTableSnapshot(before)
  await using next = await openTableSnapshot(after)
  for (const table of restoredTables(await next.tables(), kept)) {
    const keys = await keyColumns(after, table)
    const keyOf = (row: TableRow) => JSON.stringify(keys.map((column) => row[column]))
    const known = new Map<string, { hash: string; row: TableRow }>()
    for await (const rows of old.rows(table))
      for (const row of rows) known.set(keyOf(row), { hash: hashOf(row), row: shortened(table, row) })
    for await (const rows of next.rows(table))
      for (const row of rows) {
        const former = known.get(keyOf(row))
        known.delete(keyOf(row))
        const change = former === undefined ? 'added' : former.hash === hashOf(row) ? 'same' : 'changed'
        count(areaOf(found, table, row), change, () => titleIn(table, row))
      }
    for (const { row } of known.values()) count(areaOf(found, table, row), 'removed', () => titleIn(table, row))
  }
  return [...found.values()]
}

/** Both engines have the same keys; the scratch database is the one that is easily asked. */
async function keyColumns({ query }: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})
    where pk > 0 order by pk`.execute(query)
  return rows.map(({ name }) => name)
}

function count(
  area: AreaChanges,
  change: 'added' | 'changed' | 'removed' | 'same',
  title: () => string | undefined,
): void {
  area[change] += 1
  if (change === 'same' || area.examples.length >= examplesShown) return
  const example = title()
  if (example) area.examples.push(example)
}

function areaOf(found: Map<string, AreaChanges>, table: string, row: TableRow): AreaChanges {
  const name = table === 'documents' ? String(row.collection) : (areas[table] ?? 'other')
  const known = found.get(name)
  if (known) return known
  const made: AreaChanges = { name, area: labelOf(name), added: 0, changed: 0, removed: 0, same: 0, examples: [] }
  found.set(name, made)
  return made
}

function labelOf(name: string): string {
  const definition = definitions.find((entry) => entry.name === name)
  if (!definition) return name in backupMessages.areas ? backupMessages.areas[name as Area] : name
  return typeof definition.label === 'string' ? definition.label : definition.label.many
}

function titleIn(table: string, row: TableRow): string | undefined {
  if (table === 'media' || table === 'users' || table === 'redirects') return String(row.name ?? row.source ?? '')
  const definition = table === 'documents' ? definitions.find(({ name }) => name === row.collection) : undefined
  if (!definition) return undefined
  if (definition.kind === 'document') return definition.label
  return titleOf(definition, JSON.parse(String(row.draft ?? row.data ?? '{}')) as Record<string, unknown>)
}

/** Only what a title is made of has to be remembered. */
function shortened(table: string, row: TableRow): TableRow {
  if (table === 'documents') return row
  const { name = null, source = null } = row
  return { name, source }
}

function hashOf(row: TableRow): string {
  return createHash('sha256').update(lineOf(row)).digest('base64url')
}
