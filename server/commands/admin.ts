import { createInterface } from 'node:readline/promises'
import { AppError } from '#shared/errors.ts'
import { readConfig, type Config } from '../base/config.ts'
import { backUpSqlite } from '../database/back-up.ts'
import { migrate } from '../database/migrate.ts'
import { guardWrites } from '../database/move-table.ts'
import { openDatabase } from '../database/open.ts'
import { openIdentity, type Identity } from '../people/identity.ts'
import { createLog } from '../base/log.ts'
import type { Given } from './given.ts'

// `schaufenster admin`: what an operator does with accounts. It works on the same database as the running site.

const operator = { id: 'system', name: 'Kommandozeile' }
const help = `Usage:
  schaufenster admin create <e-mail> <name>     create an administrator
  schaufenster admin reset-password <e-mail>    set a new password and end all sessions
  schaufenster admin revoke-sessions <e-mail>   sign somebody out everywhere
  schaufenster admin remove-second-factor <e-mail>
                                                for somebody who lost the app and its codes, or the passkey
  schaufenster admin new-key                    go on without the lost key file
  schaufenster admin backup <file>              copy the SQLite database while the site runs

With npm: npm run admin -- create … Passwords are asked for, or read from standard input. At least 12 characters.`

/** Apart from the others: they open nothing for writing, and migrate nothing. */
const readingCommands: Record<string, (config: Config, words: string[]) => string> = {
  backup: backUp,
}

type Command = (identity: Identity, words: string[]) => Promise<string>

const writingCommands: Record<string, Command> = {
  async create({ accounts, audit }, [email = '', ...name]) {
    if (!email.includes('@') || name.length === 0) throw new Error(help)
    await accounts.create({ email, name: name.join(' '), role: 'admin', password: await askPassword() })
    await audit({ by: operator, action: 'user.create', subject: email })
    return `${email} is an administrator and can sign in.`
  },
  async 'reset-password'({ accounts, audit }, [email = '']) {
    const user = await find(accounts, email)
    const password = await askPassword()
    await accounts.requireGoodPassword({ ...user, password })
    await accounts.setPassword(user.id, password)
    await audit({ by: operator, action: 'user.reset-password', subject: email })
    return `${email} has a new password and is signed out everywhere.`
  },
  async 'revoke-sessions'({ accounts, sessions, audit }, [email = '']) {
    const { id } = await find(accounts, email)
    await sessions.endAll(id)
    await audit({ by: operator, action: 'user.end-sessions', subject: email })
    return `${email} is signed out everywhere.`
  },
  async 'remove-second-factor'({ accounts, audit }, [email = '']) {
    const { id } = await find(accounts, email)
    await accounts.removeSecondFactor(id)
    await audit({ by: operator, action: 'user.remove-second-factor', subject: email })
    return `${email} signs in with the password alone until a new second factor is set up; passkeys are gone, too.`
  },
  async 'new-key'({ acceptKeyFile, audit }) {
    const lost = await acceptKeyFile()
    for (const email of lost) await audit({ by: operator, action: 'user.remove-second-factor', subject: email })
    const second = lost.length > 0 ? ` Second factors to set up again: ${lost.join(', ')}.` : ''
    return `The key file that is there now counts. Everybody signs in again.${second} Enter the passwords under „Verbindungen“ again. Restart the site.`
  },
}

/** Resolves with what the process ends with. */
export async function runAdmin(
  [name = '', ...words]: string[],
  { environment, say, complain }: Pick<Given, 'environment' | 'say' | 'complain'>,
): Promise<number> {
  const reading = Object.hasOwn(readingCommands, name) ? readingCommands[name] : undefined
  const writing = Object.hasOwn(writingCommands, name) ? writingCommands[name] : undefined
  try {
    if (reading) say(reading(readConfig(environment), words))
    else if (writing) say(await withIdentity(readConfig(environment), (identity) => writing(identity, words)))
    else throw new Error(help)
    return 0
  } catch (cause) {
    complain(reasonOf(cause))
    return 1
  }
}

async function withIdentity(config: Config, work: (identity: Identity) => Promise<string>): Promise<string> {
  const log = createLog('error')
  const database = await openDatabase(config, log)
  try {
    await migrate(database)
    guardWrites(database)
    return await work(openIdentity({ config, database, log, now: () => new Date() }))
  } finally {
    await database.close()
  }
}

function backUp({ databaseUrl, sqliteFile }: Config, [target = '']: string[]): string {
  if (!target) throw new Error(help)
  if (databaseUrl) throw new Error('This site keeps its content in PostgreSQL: use pg_dump.')
  backUpSqlite(sqliteFile, target)
  return `The database is in ${target}. Back up the media as well (docs/operating/backup.md).`
}

async function find(accounts: Identity['accounts'], email: string) {
  const user = await accounts.findByEmail(email)
  if (!user) throw new Error(`There is no account with the address ${email}.`)
  return user
}

/** From the keyboard without showing it, or the first line of what is piped in. */
async function askPassword(): Promise<string> {
  const { stdin, stdout } = process
  if (stdin.isTTY) stdout.write('New password (not shown): ')
  const lines = createInterface({ input: stdin, terminal: stdin.isTTY, output: undefined })
  const answer = await lines.question('')
  lines.close()
  if (stdin.isTTY) stdout.write('\n')
  return answer
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AppError) return cause.details.fields?.[0]?.message ?? cause.message
  return cause instanceof Error ? cause.message : String(cause)
}
