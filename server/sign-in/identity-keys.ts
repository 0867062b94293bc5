import { createHash, hkdfSync } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { identityKeyMessages as words } from '#shared/messages/identity-key.ts'
import { makeKeyFile, readKeyFile } from '../connections/key-file.ts'
import type { Database } from '../database/schema.ts'
import { inUnguardedTransaction } from '../database/write-transaction.ts'

/** What signs cookies, and what seals the secrets of authenticator apps. */
export type IdentityKeys = { cookies: string; secondFactors: string }
type Parts = { database: Database; keyFile: string }

/** The row of server_secrets that tells which key file this site works with. */
const nameRow = 'identity-key'
/** Where versions before kept the secret itself, beside what it protects. */
const formerRow = 'identity'
const keyBytes = 32

/**
 * The keys of signing in, each with its purpose, made of the key file: the database alone holds nothing that opens an
 * account. Second factors that a version before sealed are sealed anew, in one transaction, whenever they are found.
 */
export async function readIdentityKeys({ database, keyFile }: Parts): Promise<IdentityKeys> {
  const found = await readRows(database.query)
  const master = (await readKeyFile(keyFile)) ?? (await makeFirst({ database, keyFile }, found.name))
  const keys = { cookies: derive(master, 'cookies'), secondFactors: derive(master, 'second factors') }
  const name = nameOf(master)
  if (found.name === name && found.former === undefined) return keys
  await inUnguardedTransaction(database, async (transaction) => {
    const current = await readRows(transaction)
    if (current.name !== undefined && current.name !== name) throw problem(words.other(keyFile))
    if (current.former !== undefined) {
      // Loaded late, as better-auth is.
      const { resealSecondFactors } = await import('./reseal-second-factors.ts')
      await resealSecondFactors(transaction, current.former, keys.secondFactors)
    }
    await transaction.deleteFrom('server_secrets').where('name', 'in', [formerRow, nameRow]).execute()
    await transaction.insertInto('server_secrets').values({ name: nameRow, value: name }).execute()
  })
  return keys
}

/** The former key file is lost: another one counts from now on. Answers whose second factors are lost with it. */
export async function acceptKeyFile({ database, keyFile }: Parts): Promise<string[]> {
  if (!(await readKeyFile(keyFile))) await makeKeyFile(keyFile)
  await inUnguardedTransaction(database, (transaction) =>
    transaction.deleteFrom('server_secrets').where('name', '=', nameRow).execute(),
  )
  const { secondFactors } = await readIdentityKeys({ database, keyFile })
  const { dropUnreadable } = await import('./reseal-second-factors.ts')
  return inUnguardedTransaction(database, (transaction) => dropUnreadable(transaction, secondFactors))
}

async function makeFirst({ database, keyFile }: Parts, name: string | undefined): Promise<Buffer> {
  const rows = await database.query.selectFrom('connections').select('secrets').execute()
  const sealed = rows.some(({ secrets }) => hasSecrets(secrets))
  // Another one would open nothing of what is there, and differ from that of other nodes.
  if (name !== undefined || sealed) throw problem(words.missing(keyFile))
  return makeKeyFile(keyFile)
}

/** A row that cannot be read holds nothing that any key would open. */
function hasSecrets(stored: string): boolean {
  try {
    return Object.keys(JSON.parse(stored) as object).length > 0
  } catch {
    return false
  }
}

async function readRows(query: Database['query']): Promise<{ name?: string; former?: string }> {
  const rows = await query.selectFrom('server_secrets').selectAll().where('name', 'in', [nameRow, formerRow]).execute()
  const valueOf = (name: string) => rows.find((row) => row.name === name)?.value
  return { name: valueOf(nameRow), former: valueOf(formerRow) }
}

function derive(master: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', master, '', `schaufenster ${purpose}`, keyBytes)).toString('base64url')
}

/** Tells key files apart without telling them. */
function nameOf(master: Buffer): string {
  return createHash('sha256').update('identity').update(master).digest('base64url').slice(0, 12)
}

/** 409: nothing that was typed is wrong, and the same will work once the file is right. */
function problem(message: string): AppError {
  return new AppError('key-file', 409, message)
}
