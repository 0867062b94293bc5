import { sql, type Kysely } from 'kysely'
import { addConsentDecisions, createConsentTables } from './consent-tables.ts'
import { orderByHand } from './hand-order.ts'
import { createIdentityTables } from './identity-tables.ts'
import { createBackupTable } from './backup-tables.ts'
import { createAdminTables } from './admin-tables.ts'
import { createEditingTables } from './editing-tables.ts'
import { createChatTables } from './chat-tables.ts'
import { createChoreClaimTable } from './chore-claim-table.ts'
import { createAnnouncementTable } from './announcement-table.ts'
import { createAccessibilityTable } from './accessibility-table.ts'
import { createAccountLinkTables } from './account-link-tables.ts'
import { createConnectionTables } from './connection-tables.ts'
import { createErasureTable } from './erasure-table.ts'
import { hashSessions } from './hash-sessions.ts'
import { createKnownDeviceTables } from './known-device-tables.ts'
import { createInboxWorkTables } from './inbox-work-tables.ts'
import { createMailTables } from './mail-tables.ts'
import { createMediaTables } from './media-tables.ts'
import { createMoveTable } from './move-table.ts'
import { giveOwnMotifs } from './own-motifs.ts'
import { linkAuthors } from './post-authors.ts'
import { createPreferenceTable } from './preference-table.ts'
import { addQuestionOrigin } from './question-origin.ts'
import { createRedirectTables } from './redirect-tables.ts'
import { createReplacementTables } from './replacement-tables.ts'
import { createReviewTables } from './review-tables.ts'
import { turnSectionsIntoBlocks } from './page-blocks.ts'
import { addRoleOrigin } from './role-origin.ts'
import { createSeenNewsTable } from './seen-news-table.ts'
import { createSelfTestTable } from './self-test-table.ts'
import { createSetupStepTable } from './setup-step-table.ts'
import { createSharedNodesTables } from './shared-nodes-tables.ts'
import { createSiteSecurityTable } from './site-security-table.ts'
import { createStatusMailTables } from './status-mail-tables.ts'
import { createSyncTables } from './sync-tables.ts'
import { createWatchTables } from './watch-tables.ts'
import { createWriteCheckTable } from './write-check-table.ts'
import type { Engine } from './schema.ts'

export type Migration = { name: string; up(query: Kysely<unknown>, engine: Engine): Promise<void> }

/**
 * A name that ends so promises that the version before works on: nothing that it reads or writes has changed, and what is
 * new it may leave empty. So it may be started again, and nodes may be replaced one after the other (migrate.ts).
 */
export const onlyAdds = '+'

/** Runs in this order on both engines; what has been released is never edited, only followed by another one. */
export const migrations: Migration[] = [
  { name: '0001-content', up: createContentTables },
  { name: '0002-identity', up: createIdentityTables },
  { name: '0003-mail', up: createMailTables },
  { name: '0004-consent', up: createConsentTables },
  { name: '0005-media', up: createMediaTables },
  { name: '0006-editing', up: createEditingTables },
  { name: '0007-chat', up: createChatTables },
  { name: '0008-admin', up: createAdminTables },
  { name: '0009-sync', up: createSyncTables },
  { name: '0010-undo', up: addStateBefore },
  { name: '0011-consent-decisions', up: addConsentDecisions },
  { name: '0012-write-check', up: createWriteCheckTable },
  { name: '0013-known-devices', up: createKnownDeviceTables },
  { name: '0014-role-origin', up: addRoleOrigin },
  { name: '0015-connections', up: createConnectionTables },
  { name: '0016-reviews', up: createReviewTables },
  { name: '0017-account-links', up: createAccountLinkTables },
  { name: '0018-hand-order', up: orderByHand },
  { name: '0019-post-authors', up: linkAuthors },
  { name: '0020-redirects', up: createRedirectTables },
  { name: '0021-page-blocks', up: turnSectionsIntoBlocks },
  { name: '0022-replacements', up: createReplacementTables },
  { name: '0023-setup-steps', up: createSetupStepTable },
  { name: '0024-backups', up: createBackupTable },
  { name: '0025-preferences', up: createPreferenceTable },
  { name: '0026-inbox-work', up: createInboxWorkTables },
  { name: '0027-seen-news', up: createSeenNewsTable },
  { name: '0028-own-motifs', up: giveOwnMotifs },
  { name: '0029-moves', up: createMoveTable },
  { name: '0030-shared-nodes', up: createSharedNodesTables },
  { name: '0031-watch', up: createWatchTables },
  { name: '0032-erasures', up: createErasureTable },
  { name: '0033-self-tests', up: createSelfTestTable },
  { name: '0034-question-origin', up: addQuestionOrigin },
  { name: '0035-announcements', up: createAnnouncementTable },
  { name: '0036-chore-claims+', up: createChoreClaimTable },
  { name: '0037-status-mail', up: createStatusMailTables },
  { name: '0038-accessibility+', up: createAccessibilityTable },
  { name: '0039-travel+', up: indexPublicRevisions },
  { name: '0040-site-security+', up: createSiteSecurityTable },
  { name: '0041-due+', up: indexWhatIsDue },
  { name: '0042-hashed-sessions', up: hashSessions },
]

async function createContentTables(query: Kysely<unknown>, engine: Engine) {
  // PostgreSQL would sort by the locale of the database; "C" sorts by bytes as SQLite does.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  const sequence = engine === 'postgres' ? sql`bigint generated always as identity` : sql`integer`
  const autoIncrement = engine === 'sqlite'

  await query.schema
    .createTable('documents')
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('id', key, (column) => column.notNull())
    .addColumn('data', 'text')
    .addColumn('draft', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('unpublish_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sort_key', key, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('draft_updated_at', 'text')
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('documents_key', ['collection', 'id'])
    .execute()
  await query.schema
    .createIndex('documents_in_order')
    .on('documents')
    .columns(['collection', 'sort_key', 'id'])
    .execute()

  await query.schema
    .createTable('revisions')
    .addColumn('seq', sequence, (column) => (autoIncrement ? column.primaryKey().autoIncrement() : column.primaryKey()))
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('document_id', key, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('data', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await query.schema
    .createIndex('revisions_of_document')
    .on('revisions')
    .columns(['collection', 'document_id', 'seq'])
    .execute()

  await query.schema
    .createTable('changes')
    .addColumn('seq', sequence, (column) => (autoIncrement ? column.primaryKey().autoIncrement() : column.primaryKey()))
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('document_id', key, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()

  await query.schema
    .createTable('seed_marks')
    .addColumn('collection', key, (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()

  await query.schema
    .createTable('setup_links')
    .addColumn('token_hash', key, (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function addStateBefore(query: Kysely<unknown>) {
  await query.schema.alterTable('revisions').addColumn('state_before', 'text').execute()
}

/** A moment is found without reading what revisions hold: which was the newest of each item, and when something changed. */
async function indexPublicRevisions(query: Kysely<unknown>) {
  await query.schema
    .createIndex('revisions_at_moment')
    .on('revisions')
    .columns(['collection', 'audience', 'document_id', 'at', 'seq'])
    .execute()
  await query.schema.createIndex('revisions_in_time').on('revisions').columns(['audience', 'at']).execute()
}

/** What waits for its time or lies in the trash is little, and asked for every ten seconds. */
async function indexWhatIsDue(query: Kysely<unknown>) {
  for (const time of ['publish_at', 'unpublish_at', 'deleted_at'])
    await query.schema
      .createIndex(`documents_by_${time}`)
      .on('documents')
      .column(time)
      .where(sql.ref(time), 'is not', null)
      .execute()
}
