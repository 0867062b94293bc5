import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { AppError } from '#shared/errors.ts'
import { readConfig, type Config } from './config.ts'
import { backUpSqlite } from './database/back-up.ts'
import { migrate } from './database/migrate.ts'
import { guardWrites } from './database/move-table.ts'
import { openDatabase } from './database/open.ts'
import { runDoctorCommand } from './doctor-command.ts'
import { caddyConfig, nginxConfig } from './http/mirror-config.ts'
import { readPageHeaders } from './http/mirror-headers.ts'
import { openIdentity, type Identity } from './people/identity.ts'
import { createLog } from './log.ts'

// The operator's commands: `npm run admin -- <command>`. They work on the same database as the running site.

const operator = { id: 'system', name: 'Kommandozeile' }
const help = `Usage:
  npm run admin -- create <e-mail> <name>     create an administrator
  npm run admin -- reset-password <e-mail>    set a new password and end all sessions
  npm run admin -- revoke-sessions <e-mail>   sign somebody out everywhere
  npm run admin -- backup <file>              copy the SQLite database while the site runs
  npm run admin -- mirror-config nginx|caddy  print what serves the static mirror; "nginx count" counts all views

Passwords are asked for, or read from standard input. At least 12 characters.`

/** Apart from the others: they open nothing for writing, and migrate nothing. */
const readingCommands: Record<string, (config: Config, words: string[]) => void> = {
  backup: backUp,
  'mirror-config': printMirrorConfig,
}

type Command = (identity: Identity, words: string[]) => Promise<string>

const commands: Record<string, Command> = {
  async create({ accounts, audit }, [email = '', ...name]) {
    if (!email.includes('@') || name.length === 0) throw new Error(help)
    await accounts.create({ email, name: name.join(' '), role: 'admin', password: await askPassword() })
    await audit({ by: operator, action: 'user.create', subject: email })
    return `${email} is an administrator and can sign in.`
  },
  async 'reset-password'({ accounts, audit }, [email = '']) {
    const user = await find(accounts, email)
    const password = await askPassword()
    accounts.requireGoodPassword({ ...user, password })
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
}

await run(process.argv.slice(2))

async function run([name = '', ...words]: string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (name === 'doctor') {
    process.exitCode = await runDoctorCommand(words, { environment: process.env, say: console.log })
    return
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const reading = Object.hasOwn(readingCommands, name) ? readingCommands[name] : undefined
  if (!command && !reading) return fail(help)
  const log = createLog('error')
  const config = readConfig(process.env)
  if (!command) return reading?.(config, words)
  const database = await openDatabase(config, log)
  try {
    await migrate(database)
    guardWrites(database)
    console.log(await command(openIdentity({ config, database, log, now: () => new Date() }), words))
  } catch (cause) {
    fail(reasonOf(cause))
  } finally {
    await database.close()
  }
}

function backUp({ databaseUrl, sqliteFile }: Config, [target = '']: string[]): void {
  if (!target) return fail(help)
  if (databaseUrl) return fail('This site keeps its content in PostgreSQL: use pg_dump.')
  try {
    backUpSqlite(sqliteFile, target)
    console.log(`The database is in ${target}. Back up the media as well (docs/operating.md).`)
  } catch (cause) {
    fail(reasonOf(cause))
  }
}

function printMirrorConfig({ mirrorDir }: Config, words: string[]): void {
  const program = words.join(' ')
  const print = { nginx: nginxConfig, 'nginx count': nginxConfig, caddy: caddyConfig }[program]
  if (!print) return fail(help)
  if (!mirrorDir) return fail('There is no mirror: set SCHAUFENSTER_MIRROR_DIR (docs/operating.md).')
  const headers = readPageHeaders(mirrorDir)
  if (!headers) return fail('The headers of pages are not known yet: start the site and open its home page once.')
  process.stdout.write(print({ mirror: mirrorDir, ...headers, countViews: program === 'nginx count' }))
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

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
