import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/**
 * Accounts and sessions. The first six tables belong to better-auth and keep its column names; like everything else
 * they hold times as text and truths as 0 or 1 on both engines (decision 8).
 */
export async function createIdentityTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  const sequence = engine === 'postgres' ? sql`bigint generated always as identity` : sql`integer`

  const table = (name: string) =>
    query.schema.createTable(name).addColumn('id', key, (column) => column.primaryKey()) as CreateTableBuilder<string>
  const ofUser = (builder: CreateTableBuilder<string>) =>
    builder.addColumn('userId', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
  const withTimes = (builder: CreateTableBuilder<string>) =>
    builder
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())

  await withTimes(table('users'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('emailVerified', 'integer', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('twoFactorEnabled', 'integer')
    .execute()
  await ofUser(withTimes(table('sessions')))
    .addColumn('token', key, (column) => column.notNull().unique())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .execute()
  await ofUser(withTimes(table('accounts')))
    .addColumn('accountId', key, (column) => column.notNull())
    .addColumn('providerId', key, (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute()
  await withTimes(table('verifications'))
    .addColumn('identifier', key, (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await ofUser(table('two_factors'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer')
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', 'text')
    .execute()
  await ofUser(table('passkeys'))
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('credentialID', key, (column) => column.notNull().unique())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('deviceType', 'text', (column) => column.notNull())
    .addColumn('backedUp', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', 'text')
    .addColumn('aaguid', 'text')
    .execute()
  for (const name of ['sessions', 'accounts', 'two_factors', 'passkeys'])
    await query.schema.createIndex(`${name}_of_user`).on(name).column('userId').execute()
  await query.schema.createIndex('verifications_by_identifier').on('verifications').column('identifier').execute()

  await query.schema
    .createTable('id_tokens')
    .addColumn('token_hash', key, (column) => column.primaryKey())
    .addColumn('session_cookie', 'text', (column) => column.notNull())
    .addColumn('remember', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('sign_in_results')
    .addColumn('event_id', key, (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('session_cookie', 'text')
    .addColumn('error_code', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('sign_in_failures')
    .addColumn('key_hash', key, (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('invitations')
    .addColumn('token_hash', key, (column) => column.primaryKey())
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_by', key, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('audit_log')
    .addColumn('seq', sequence, (column) =>
      engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', key, (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('server_secrets')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
