import { sql, type Transaction } from 'kysely'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import type { DataRecord } from '#shared/personal-data/personal-data.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { recordMedia } from '#server/media/media-rows.ts'
import { ownMessageIds } from './mail-data.ts'
import { mayHold, mentions, withoutPerson, type Subject } from './subject.ts'

type Query = Database['query']
type Place = {
  table: 'messages' | 'message_entries' | 'reply_templates' | 'comments' | 'media' | 'replacements'
  /** Texts that people wrote, and the forms in which they are looked for. */
  columns: readonly string[]
  time: string
  title: string
  /** The message it belongs to: what the person wrote themselves is no mention. */
  message?: string
  /** Its rows hold how something was before: they go as a whole. */
  deleted?: true
}
type Row = { id: string; at: string } & Record<string, string | null>

const { records } = personalDataMessages

/** Every text of people beside the content of the site. Questions to the chat are masked before they are kept (J30). */
const places: readonly Place[] = [
  {
    table: 'messages',
    columns: ['name', 'phone', 'message', 'search_text'],
    time: 'received_at',
    title: records.message,
    message: 'id',
  },
  {
    table: 'message_entries',
    columns: ['subject', 'text', 'search_text'],
    time: 'created_at',
    title: inboxMessages.title,
    message: 'message_id',
  },
  { table: 'reply_templates', columns: ['name', 'text'], time: 'updated_at', title: records.template },
  { table: 'comments', columns: ['text'], time: 'created_at', title: records.comment },
  { table: 'media', columns: ['name', 'alt', 'tags'], time: 'created_at', title: records.upload },
  {
    table: 'replacements',
    columns: ['term', 'replacement', 'items'],
    time: 'at',
    title: records.replacement,
    deleted: true,
  },
]

export async function findMentions(query: Query, subject: Subject): Promise<DataRecord[]> {
  const found: DataRecord[] = []
  for (const place of places)
    for (const row of await rowsWith(query, place, subject)) {
      const text = place.deleted
        ? ''
        : shownColumns(place)
            .map((column) => row[column])
            .filter(Boolean)
            .join('\n')
      found.push({ at: row.at, title: place.title, facts: { text } })
    }
  return found
}

export async function eraseMentions(transaction: Transaction<Tables>, subject: Subject): Promise<number> {
  let erased = 0
  for (const place of places) {
    const table = sql.table(place.table)
    for (const row of await rowsWith(transaction, place, subject)) {
      const values = place.columns.map(
        (column) => sql`${sql.ref(column)} = ${row[column] === null ? null : withoutPerson(subject, row[column]!)}`,
      )
      if (place.deleted) await sql`delete from ${table} where id = ${row.id}`.execute(transaction)
      else await sql`update ${table} set ${sql.join(values)} where id = ${row.id}`.execute(transaction)
      // Names and descriptions of pictures are shown on pages.
      if (place.table === 'media') await recordMedia(transaction, [row.id], 'public', subject.until)
      erased += 1
    }
  }
  return erased
}

/** Every text in which somebody may be named; after a restore they are looked through. */
export async function* textsOfPeople(query: Query): AsyncGenerator<string> {
  for (const place of places) {
    const columns = sql.join(shownColumns(place).map((column) => sql.ref(column)))
    const { rows } = await sql<Record<string, string | null>>`select ${columns} from ${sql.table(place.table)}`.execute(
      query,
    )
    for (const row of rows) yield Object.values(row).join('\n')
  }
}

async function rowsWith(query: Query, place: Place, subject: Subject): Promise<Row[]> {
  const { table, columns, time, message } = place
  const shown = sql.join(columns.map((column) => sql.ref(column)))
  const own = new Set(await ownMessageIds(query, subject))
  const { rows } = await sql<Row>`
    select id, ${sql.ref(time)} as at, ${message ? sql.ref(message) : sql`null`} as message_key, ${shown}
    from ${sql.table(table)}
    where ${mayHold(subject, columns)} and ${sql.ref(time)} <= ${subject.until}`.execute(query)
  return rows.filter(
    (row) => !own.has(row.message_key ?? '') && columns.some((column) => mentions(subject, row[column] ?? null)),
  )
}

function shownColumns({ columns }: Place): string[] {
  return columns.filter((column) => column !== 'search_text')
}
