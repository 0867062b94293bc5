import type { StoredConnection } from './stored-connection.ts'
import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import { connectionMessages as words } from '#shared/messages/connections.ts'
import { writeAudit } from '../audit/audit.ts'
import type { ConnectionRow } from '../database/rows/operations.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { keyProblem, makeKeyFile, readKeyFile } from './key-file.ts'
import { seal, sealedBy, unseal } from './seal.ts'
import { isConnectionRow, isUsable, readObject, readSettings } from './stored-settings.ts'

type Sealed = Record<string, string>
/** By field: what replaces it, null removes it, undefined leaves it. */
export type SecretChanges = Record<string, string | null | undefined>
type Deed = { by: Pick<Principal, 'id' | 'name'>; action: AuditAction; subject: string }

const keyWords = words.key

/** Connections as rows, their secrets sealed by the key file. The change feed tells the other nodes. */
export function createStoredConnections(database: Database, keyFile: string, now: () => Date) {
  async function read(): Promise<Map<string, StoredConnection>> {
    const rows = await database.query.selectFrom('connections').selectAll().orderBy('name').execute()
    const asked = rows.some(({ secrets }) => secrets !== '{}') ? await askKey() : { problem: keyWords.missing(keyFile) }
    return new Map(rows.filter(({ name }) => isConnectionRow(name)).map((row) => [row.name, opened(row, asked)]))
  }

  async function askKey(): Promise<{ key?: Buffer; problem: string }> {
    try {
      const key = await readKeyFile(keyFile)
      return key ? { key, problem: keyWords.wrong(keyFile) } : { problem: keyWords.missing(keyFile) }
    } catch (cause) {
      return { problem: (cause as Error).message }
    }
  }

  function opened(row: ConnectionRow, { key, problem }: { key?: Buffer; problem: string }): StoredConnection {
    const sealed = sealedOf(row)
    const sealedFields = Object.keys(sealed)
    const { settings, problem: wrong } = readSettings(row.name, row.settings)
    const off = (why: string) => ({ settings, secrets: {}, sealedFields, problem: why })
    if (wrong ?? !readObject(row.secrets)) return off(wrong ?? words.stored.unreadable)
    const secrets: Record<string, string> = {}
    for (const field of sealedFields) {
      const secret = key && unseal(key, `${row.name}.${field}`, sealed[field]!)
      if (secret === undefined) return off(problem)
      secrets[field] = secret
    }
    return isUsable(row.name, settings, secrets)
      ? { settings, secrets, sealedFields, problem: null }
      : off(words.stored.unusable)
  }

  /** Makes the key with the first secret; never beside secrets of another key, which it could not open. */
  async function keyFor(remaining: Sealed[]): Promise<Buffer> {
    const others = remaining.flatMap((sealed) => Object.values(sealed))
    const key = await readKeyFile(keyFile)
    if (!key && others.length > 0) throw keyProblem(keyWords.missing(keyFile))
    if (key && others.some((text) => !sealedBy(key, text))) throw keyProblem(keyWords.wrong(keyFile))
    return key ?? makeKeyFile(keyFile)
  }

  async function save(name: string, settings: unknown, changes: SecretChanges, deed: Deed): Promise<void> {
    const replaced = Object.entries(changes).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    if (!isUsable(name, settings, Object.fromEntries(replaced)))
      throw new AppError('invalid-fields', 422, words.stored.refused)
    await inWriteTransaction(database, async (transaction) => {
      const rows = await transaction.selectFrom('connections').selectAll().execute()
      const former = rows.find((row) => row.name === name)
      const sealed = former ? sealedOf(former) : {}
      for (const [field, change] of Object.entries(changes)) if (change !== undefined) delete sealed[field]
      if (replaced.length > 0) {
        const others = rows.filter((row) => row.name !== name).map(sealedOf)
        const key = await keyFor([sealed, ...others])
        for (const [field, secret] of replaced) sealed[field] = seal(key, `${name}.${field}`, secret)
      }
      const row = {
        name,
        settings: JSON.stringify(settings),
        secrets: JSON.stringify(sealed),
        version: (former?.version ?? 0) + 1,
        updated_at: now().toISOString(),
      }
      if (former) await transaction.updateTable('connections').set(row).where('name', '=', name).execute()
      else await transaction.insertInto('connections').values(row).execute()
      await record(transaction, row, deed)
    })
  }

  /** False when there is none. */
  function remove(name: string, deed: Deed): Promise<boolean> {
    return inWriteTransaction(database, async (transaction) => {
      const former = await transaction.selectFrom('connections').selectAll().where('name', '=', name).executeTakeFirst()
      if (!former) return false
      await transaction.deleteFrom('connections').where('name', '=', name).execute()
      await record(transaction, { ...former, version: former.version + 1 }, deed)
      return true
    })
  }

  async function record(transaction: Transaction<Tables>, { name, version }: ConnectionRow, deed: Deed) {
    const at = now().toISOString()
    await transaction
      .insertInto('changes')
      .values({ collection: connectionsArea, document_id: name, version, audience: 'editors', at })
      .execute()
    await writeAudit(transaction, deed, at)
  }

  return { read, save, remove }
}

/** Their name in the change feed. */
export const connectionsArea = 'connections'

/** What cannot be read is not there: it has to be entered anew. */
function sealedOf({ secrets }: Pick<ConnectionRow, 'secrets'>): Sealed {
  const entries = Object.entries(readObject(secrets) ?? {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
