import type { BackupState } from '#shared/backup/backup.ts'
import type { Role } from '#shared/people/people.ts'
import type { SystemState } from '#shared/operations/operations.ts'
import type { Config } from '#server/base/config.ts'
import type { Snapshots } from '#server/content/snapshots.ts'
import type { Trash } from '#server/content/trash.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import type { MailConfig } from '#server/base/settings/mail-config.ts'
import type { Identity } from '../people/identity.ts'
import { readAudit, type AuditQuestion } from '#server/audit/audit-reads.ts'
import { readCalendar } from './calendar-reads.ts'
import { readDashboard } from './dashboard-reads.ts'
import { readSystemState } from './system-state.ts'

type Parts = {
  config: Config
  database: Database
  store: Pick<ContentStore, 'catalogue'>
  feed: Pick<ChangeFeed, 'read'>
  identity: Pick<Identity, 'names'>
  trash: Pick<Trash, 'list'>
  snapshots: Pick<Snapshots, 'list'>
  chores: { states(): SystemState['chores'] }
  cachedPages(): SystemState['cachedPages']
  connections: { mail(): MailConfig }
  backups: { state(): Promise<BackupState> }
}

/** What the screens about the running of the site read; each names the right it needs (J25). */
export function createOperationReads(parts: Parts) {
  const { database, identity, trash, snapshots } = parts
  return {
    dashboard: (role: Role) => readDashboard(parts, role),
    calendar: (role: Role, days: { from: string; to: string }) => readCalendar(parts, role, days),
    audit: (question: AuditQuestion) => readAudit(database, question),
    system: () => readSystemState(parts),
    /** How the last backup went. */
    backup: parts.backups.state,
    trash: (role: Role) => trash.list(role),
    /** Copies that can be put back, with the names of those who caused them. */
    async snapshots() {
      const lines = await snapshots.list()
      const people = await identity.names([...new Set(lines.map(({ author }) => author))])
      return lines.map((line) => ({ ...line, author: people[line.author] ?? line.author }))
    },
  }
}
