import { existsSync } from 'node:fs'
import { AppError } from '#shared/errors.ts'
import type { Finding } from '#shared/doctor/doctor.ts'
import { doctorMessages } from '#shared/messages/doctor.ts'
import { createBackupRows } from '../backup/backup-rows.ts'
import { readConfig, type Config } from '../base/config.ts'
import { openConnections } from '../connections/connections.ts'
import { databaseAdvice } from '../database/advice.ts'
import { openChangeFeed } from '../database/change-feed.ts'
import { openDatabase } from '../database/open.ts'
import { checkAge } from '../doctor/check-database.ts'
import { examine, examineMachine } from '../doctor/doctor.ts'
import { findingsOf } from '../doctor/findings.ts'
import { createLog } from '../base/log.ts'
import type { Given as GivenToAll } from './given.ts'

// `schaufenster doctor`: looks at everything, starts and migrates nothing.

type Given = Pick<GivenToAll, 'environment' | 'say'>

const marks = { ok: '✓', warning: '!', problem: '✗', off: '–' }

/** Resolves with what the process ends with: 1 where something is wrong. */
export async function runDoctor(words: string[], { environment, say }: Given): Promise<number> {
  const findings = await findAll(environment)
  if (words.includes('--json')) say(JSON.stringify(findings, null, 2))
  else
    for (const { state, title, text, advice } of findings)
      say(`${marks[state]} ${title}: ${text}${advice && state !== 'ok' ? `\n    ${advice}` : ''}`)
  return findings.some(({ state }) => state === 'problem') ? 1 : 0
}

async function findAll(environment: Given['environment']): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(environment)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    const { title, advice } = doctorMessages.configuration
    const problems = cause.message.split('\n').slice(1)
    return problems.map((line) =>
      findingsOf('configuration', title).problem({ text: line.replace(/^ *- /, ''), advice }),
    )
  }
  const tell = findingsOf('database', doctorMessages.database.title)
  if (!config.databaseUrl && !existsSync(config.sqliteFile))
    return [...(await examineMachine(config)), tell.off({ text: doctorMessages.database.none })]
  try {
    return await findWithDatabase(config)
  } catch (cause) {
    const { away, advice } = doctorMessages.database
    const text = cause instanceof AppError ? cause.message : away(databaseAdvice(cause))
    return [...(await examineMachine(config)), tell.problem({ text, advice })]
  }
}

async function findWithDatabase(config: Config): Promise<Finding[]> {
  const log = createLog('silent')
  const now = () => new Date()
  const database = await openDatabase(config, log)
  try {
    const tooOld = await checkAge(database)
    if (tooOld) return [...(await examineMachine(config)), tooOld]
    const feed = await openChangeFeed(database, log)
    const connections = await openConnections({ config, database, feed, log, now })
    const rows = createBackupRows(database, now)
    const backups = { state: () => rows.state(config.backup.nightly) }
    const findings = await examine({ config, database, connections, backups, now })
    connections.close()
    feed.close()
    return findings
  } finally {
    await database.close()
  }
}
