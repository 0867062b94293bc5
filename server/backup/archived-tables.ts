import type { Database } from '#server/database/schema.ts'

/**
 * What belongs to the moment and to this place, not to the site: it is neither archived nor put back. Sessions and
 * links that were ended, used or withdrawn since must not come alive again.
 */
const ofTheMoment: ReadonlySet<string> = new Set([
  'account_links',
  'alarms',
  'applied_changes',
  'backups',
  'changes',
  'chore_claims',
  'counted_calls',
  'id_tokens',
  'invitations',
  'moves',
  'presence',
  'preview_links',
  'schema_migrations',
  'search_texts',
  'self_tests',
  'sessions',
  'setup_links',
  'sign_in_failures',
  'sign_in_results',
  'site_security_checks',
  'used_tickets',
  'verifications',
  'write_checks',
])

/** What says something of one database and nothing of the site in it. */
const ofThisDatabase: ReadonlySet<string> = new Set([
  'chore_claims',
  'counted_calls',
  'moves',
  'presence',
  'schema_migrations',
  'write_checks',
])

/** Who may come in and by what, what belongs to them, and the record of what was done. */
const ofAccess: ReadonlySet<string> = new Set([
  'accounts',
  'audit_log',
  'connections',
  'known_devices',
  'passkeys',
  'preferences',
  'required_second_factors',
  'seen_news',
  'server_secrets',
  'two_factors',
  'users',
])

/** Rows of others refer to these. */
const first = ['users', 'messages', 'status_subscribers']

export function archivedTables(tables: string[]): string[] {
  return inOrder(tables.filter((name) => !ofTheMoment.has(name)))
}

/** Who has accounts keeps them: what was taken from somebody since the backup was made stays taken. */
export function restoredTables(tables: string[], keepsAccess: boolean): string[] {
  return archivedTables(tables).filter((name) => !keepsAccess || !ofAccess.has(name))
}

/** Without any account there is nothing to keep: then those of the archive come. */
export async function keepsAccess(query: Database['query']): Promise<boolean> {
  return (await query.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** A site that moves is the same site: people stay signed in, and browsers know their place in the change feed. */
export function movedTables(tables: string[]): string[] {
  return inOrder(tables.filter((name) => !ofThisDatabase.has(name)))
}

function inOrder(tables: string[]): string[] {
  return [...first.filter((name) => tables.includes(name)), ...tables.filter((name) => !first.includes(name))]
}
