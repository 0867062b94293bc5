import type { BackupState } from '#shared/backup/backup.ts'
import type { Finding } from '#shared/doctor/doctor.ts'
import { doctorMessages } from '#shared/messages/doctor.ts'
import type { Config } from '#server/base/config.ts'
import type { Connections } from '#server/connections/connections.ts'
import type { Database } from '#server/database/schema.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups, checkDatabase, checkStored } from './check-database.ts'
import { checkMail, checkProviders, checkStores, checkWebhook } from './check-services.ts'
import { findingsOf } from './findings.ts'
import { checkBackupPrivacy, checkDisk, checkFolders, checkKeyFile, checkPrivacy } from './this-machine.ts'

type Parts = {
  config: Config
  database: Database
  connections: Pick<Connections, 'mail' | 'webhook' | 'providers' | 'shown'>
  backups: { state(): Promise<BackupState> }
  now: () => Date
}

/** Everything that the site needs from this machine and from others, one line each. It sends nothing to anybody. */
export async function examine(parts: Parts): Promise<Finding[]> {
  const { config, database, backups, now } = parts
  const { title, ok } = doctorMessages.configuration
  const groups = await Promise.all([
    [findingsOf('configuration', title).ok({ text: ok })],
    examineMachine(config),
    checkDatabase(database),
    checkStored(database),
    backups.state().then(
      (state) => [checkBackups(config, state, now())],
      // Then the database has its own line.
      () => [],
    ),
    checkAddress(config, now),
    checkMail(parts),
    checkWebhook(parts),
    checkProviders(parts),
    checkStores(parts),
  ])
  return groups.flat()
}

/** What can be looked at without a database. */
export async function examineMachine(config: Config): Promise<Finding[]> {
  return [
    ...(await checkFolders(config)),
    await checkPrivacy(config),
    ...(await checkBackupPrivacy(config)),
    await checkKeyFile(config),
    await checkDisk(config),
  ]
}
