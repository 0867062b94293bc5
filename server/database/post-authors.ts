import { sql, type Kysely } from 'kysely'
import { tellOf } from './hand-order.ts'

type Row = { id: string; version: number; data: string | null; draft: string | null }
type Author = { member?: string; name?: string; role?: string }
type Member = { id: string; role: string }

/**
 * Authors were free text; now a post can name a person of the team. Whose name is that of exactly one member becomes this
 * member; a role of their own stays, and the name stays for the day they leave.
 */
export async function linkAuthors(query: Kysely<unknown>) {
  const members = new Map<string, Member[]>()
  for (const { id, data } of await rowsOf(query, 'team')) {
    const { name = '', role = '' } = JSON.parse(data ?? '{}') as Author
    if (name) members.set(name, [...(members.get(name) ?? []), { id, role }])
  }
  const linked = (json: string | null) => {
    if (json === null) return null
    const values = JSON.parse(json) as { author?: Author }
    const named = members.get(values.author?.name?.trim() ?? '') ?? []
    const [member] = named
    if (!member || named.length > 1 || values.author?.member) return json
    const role = values.author?.role === member.role ? '' : (values.author?.role ?? '')
    return JSON.stringify({ ...values, author: { ...values.author, member: member.id, role } })
  }
  for (const { id, version, data, draft } of await rowsOf(query, 'blogPosts')) {
    const next = { data: linked(data), draft: linked(draft) }
    if (next.data === data && next.draft === draft) continue
    await sql`update documents set data = ${next.data}, draft = ${next.draft}
      where collection = 'blogPosts' and id = ${id}`.execute(query)
    await tellOf(query, { collection: 'blogPosts', id, version })
  }
}

async function rowsOf(query: Kysely<unknown>, collection: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select id, version, data, draft from documents
    where collection = ${collection} and deleted_at is null order by id`.execute(query)
  return rows
}
