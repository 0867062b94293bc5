/**
 * What belongs to the moment and to this place, not to the site: it is neither archived nor put back. Sessions of
 * somebody who was signed out since must not come alive again.
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
  'moves',
  'presence',
  'schema_migrations',
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

/** Rows of others refer to these. */
const first = ['users', 'messages', 'status_subscribers']

export function archivedTables(tables: string[]): string[] {
  return inOrder(tables.filter((name) => !ofTheMoment.has(name)))
}

/** A site that moves is the same site: people stay signed in, and browsers know their place in the change feed. */
export function movedTables(tables: string[]): string[] {
  return inOrder(tables.filter((name) => !ofThisDatabase.has(name)))
}

function inOrder(tables: string[]): string[] {
  return [...first.filter((name) => tables.includes(name)), ...tables.filter((name) => !first.includes(name))]
}
