/**
 * What belongs to the moment and to this place, not to the site: it is neither archived nor put back. Sessions of
 * somebody who was signed out since must not come alive again.
 */
const ofTheMoment: ReadonlySet<string> = new Set([
  'account_links',
  'applied_changes',
  'backups',
  'changes',
  'id_tokens',
  'presence',
  'schema_migrations',
  'sessions',
  'setup_links',
  'sign_in_failures',
  'sign_in_results',
  'used_tickets',
  'verifications',
  'write_checks',
])

/** Rows of others refer to these. */
const first = ['users', 'messages']

export function archivedTables(tables: string[]): string[] {
  const archived = tables.filter((name) => !ofTheMoment.has(name))
  return [...first.filter((name) => archived.includes(name)), ...archived.filter((name) => !first.includes(name))]
}
