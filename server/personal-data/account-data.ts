import type { Transaction } from 'kysely'
import { adminMessages } from '#shared/messages/admin.ts'
import { auditWords } from '#shared/messages/audit-actions.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { DataRecord } from '#shared/personal-data/personal-data.ts'
import type { Role } from '#shared/people/people.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { actorNames } from '#server/audit/audit.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { readableEmail } from '#server/base/readable-email.ts'
import { isAbout, isNamed, mayHold, mentions, withoutPerson, type Subject } from './subject.ts'

type Query = Database['query']
const { records: words, formerPerson, values } = personalDataMessages

/**
 * The account of the address or name, and accounts that had it and are gone: the audit log still knows who signed in with it. An
 * account that has another address by now is not theirs to lose.
 */
async function accountIds(query: Query, subject: Subject): Promise<string[]> {
  const users = await query.selectFrom('users').select(['id', 'name', 'email', 'createdAt']).execute()
  const lines = await query
    .selectFrom('audit_log')
    .select(['by', 'subject'])
    .distinct()
    .where('action', 'like', 'session.%')
    .where(mayHold(subject, ['subject']))
    .where('at', '<=', subject.until)
    .execute()
  const known = new Set([...users.map(({ id }) => id), ...Object.keys(actorNames)])
  const former = lines.filter((line) => isAbout(subject, line.subject) && !known.has(line.by)).map(({ by }) => by)
  const theirs = users.filter(({ name, email }) => isAbout(subject, email) || isNamed(subject, name))
  const present = theirs.filter(({ createdAt }) => createdAt <= subject.until)
  return [...new Set([...present.map(({ id }) => id), ...former])]
}

export async function findAccount(query: Query, subject: Subject): Promise<DataRecord[]> {
  const ids = await accountIds(query, subject)
  if (ids.length === 0) return []
  const [users, ways, sessions, passkeys, devices, links, preferences] = await Promise.all([
    query.selectFrom('users').selectAll().where('id', 'in', ids).execute(),
    query.selectFrom('accounts').select(['providerId', 'createdAt']).where('userId', 'in', ids).execute(),
    query.selectFrom('sessions').selectAll().where('userId', 'in', ids).execute(),
    query.selectFrom('passkeys').select(['name', 'createdAt']).where('userId', 'in', ids).execute(),
    query.selectFrom('known_devices').select('used_at').where('user_id', 'in', ids).execute(),
    query
      .selectFrom('account_links')
      .select(['email', 'created_at', 'expires_at'])
      .where('user_id', 'in', ids)
      .execute(),
    query.selectFrom('preferences').select(['name', 'value']).where('user_id', 'in', ids).execute(),
  ])
  return [
    ...users.map(({ id, name, email, role, createdAt }) => ({
      at: createdAt,
      title: words.account,
      facts: { name, email: readableEmail(email), role: roleName(role) },
      path: adminPaths.person(id),
    })),
    ...ways.map(({ providerId, createdAt }) => ({
      at: createdAt,
      title: words.way,
      facts: { way: providerId === 'credential' ? values.password : providerId },
    })),
    ...sessions.map(({ createdAt, expiresAt, ipAddress, userAgent }) => ({
      at: createdAt,
      title: words.session,
      facts: { ipAddress: ipAddress ?? '', userAgent: userAgent ?? '', expiresAt: showBerlin(expiresAt) },
    })),
    ...passkeys.map(({ name, createdAt }) => ({ at: createdAt, title: words.passkey, facts: { name: name ?? '' } })),
    ...devices.map(({ used_at: at }) => ({ at, title: words.device, facts: {} })),
    ...links.map(({ email, created_at: at, expires_at: expiresAt }) => ({
      at,
      title: words.link,
      facts: { email: readableEmail(email), expiresAt: showBerlin(expiresAt) },
    })),
    ...preferences.map(({ name, value }) => ({
      at: null,
      title: words.preferences,
      facts: { place: name, text: value },
    })),
  ]
}

/** What belongs to an account goes with it. */
export async function eraseAccount(transaction: Transaction<Tables>, subject: Subject): Promise<number> {
  const ids = await accountIds(transaction, subject)
  if (ids.length === 0) return 0
  await transaction.deleteFrom('presence').where('person', 'in', ids).execute()
  const { numDeletedRows } = await transaction.deleteFrom('users').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function findInvitations(query: Query, subject: Subject): Promise<DataRecord[]> {
  const rows = await invitationsOf(query, subject)
  return rows.map(({ email, role, created_at: at, expires_at: expiresAt }) => ({
    at,
    title: words.invitation,
    facts: { email: readableEmail(email), role: roleName(role), expiresAt: showBerlin(expiresAt) },
  }))
}

export async function eraseInvitations(transaction: Transaction<Tables>, subject: Subject): Promise<number> {
  const rows = await invitationsOf(transaction, subject)
  for (const { token_hash } of rows)
    await transaction.deleteFrom('invitations').where('token_hash', '=', token_hash).execute()
  return rows.length
}

function roleName(role: Role | ''): string {
  return role === '' ? '' : adminMessages.roles[role]
}

async function invitationsOf(query: Query, subject: Subject) {
  const rows = await query.selectFrom('invitations').selectAll().where('created_at', '<=', subject.until).execute()
  return rows.filter(({ email }) => isAbout(subject, email))
}

export async function findAudit(query: Query, subject: Subject): Promise<DataRecord[]> {
  const { ids, lines } = await auditOf(query, subject)
  // Who else did something is none of their business (Art. 15 Abs. 4).
  return lines.map(({ at, by, by_name, action, subject: about }) => ({
    at,
    title: words.audit,
    facts: { name: ids.has(by) ? by_name : values.staff, action: auditWords(action), subject: about },
  }))
}

/** That something happened stays on record; who it was does not. */
export async function eraseAudit(transaction: Transaction<Tables>, subject: Subject): Promise<number> {
  const { ids, lines } = await auditOf(transaction, subject)
  for (const { seq, by, by_name, action, subject: about } of lines) {
    const own = ids.has(by)
    const set = {
      by_name: own ? formerPerson : by_name,
      subject: own && action === 'account.rename' ? formerPerson : withoutPerson(subject, about),
    }
    await transaction.updateTable('audit_log').set(set).where('seq', '=', seq).execute()
  }
  return lines.length
}

async function auditOf(query: Query, subject: Subject) {
  const ids = new Set(await accountIds(query, subject))
  const lines = await query
    .selectFrom('audit_log')
    .selectAll()
    .where(({ eb, or }) => or([eb('by', 'in', ids.size > 0 ? [...ids] : ['']), mayHold(subject, ['subject'])]))
    .where('at', '<=', subject.until)
    .orderBy('seq')
    .execute()
  const isTheirs = (line: (typeof lines)[number]) =>
    (ids.has(line.by) && line.by_name !== formerPerson) || mentions(subject, line.subject)
  return { ids, lines: lines.filter(isTheirs) }
}

export async function findUploads(query: Query, subject: Subject): Promise<DataRecord[]> {
  const ids = await accountIds(query, subject)
  if (ids.length === 0) return []
  const rows = await query
    .selectFrom('media')
    .select(['id', 'name', 'created_at as at'])
    .where('created_by', 'in', ids)
    .execute()
  return rows.map(({ id, name, at }) => ({
    at,
    title: words.upload,
    facts: { file: name },
    path: adminPaths.mediaEntry(id, name),
  }))
}

/** Pictures of the site are the site's. */
export async function eraseUploads(transaction: Transaction<Tables>, subject: Subject): Promise<number> {
  const ids = await accountIds(transaction, subject)
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await transaction
    .updateTable('media')
    .set({ created_by: 'system' })
    .where('created_by', 'in', ids)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
