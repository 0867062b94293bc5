import { createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { BackupLine, RestorePreview } from '#shared/backup/backup.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { createApp } from '../app.ts'
import { carryOver } from '../backend/carry-over.ts'
import { openBackups, type Backups } from '../backup/backups.ts'
import { readConfig } from '../base/config.ts'
import { migrate } from '../database/migrate.ts'
import { guardWrites } from '../database/move-table.ts'
import { openDatabase } from '../database/open.ts'
import { createLog } from '../base/log.ts'
import { createRenderFrom } from '../pages/render-from.ts'
import type { Given } from './given.ts'

// `schaufenster backup`: the same work as in the admin area, on the same database as the running site.

const operator = { id: 'system', name: 'Kommandozeile' }
const help = `Usage:
  schaufenster backup                                 make a backup and prove it
  schaufenster backup <file.zip>                      the same, and write it with all media into one file
  schaufenster backup list                            what there is
  schaufenster backup check <name>                    prove one again
  schaufenster backup preview <name or file.zip>      what a restore would change
  schaufenster restore <name or file.zip> --yes       put it back; the present state is backed up first

With npm: npm run backup -- list; npm run backup -- restore <name or file.zip> --yes.

The passphrase of the key file is read from SCHAUFENSTER_BACKUP_PASSPHRASE.`

/** Resolves with what the process ends with. */
export async function runBackup(
  words: string[],
  { environment, render, say }: Pick<Given, 'environment' | 'render' | 'say'>,
): Promise<number> {
  const config = readConfig(environment)
  const log = createLog('error')
  const now = () => new Date()
  const database = await openDatabase(config, log)
  try {
    await migrate(database)
    guardWrites(database)
    const renderFrom = createRenderFrom(createApp, { config, log, render, now })
    const backups = await openBackups({
      config,
      database,
      log,
      now,
      renderFrom,
      carryOver,
      // The running site reads the feed by itself, and whoever gave the command reads what went wrong.
      feed: { catchUp: async () => {} },
      alarm: async () => {},
    })
    try {
      return await carryOut(backups, words, say)
    } finally {
      await backups.close()
    }
  } catch (cause) {
    say(cause instanceof Error ? cause.message : String(cause))
    return 1
  } finally {
    await database.close()
  }
}

async function carryOut(backups: Backups, [command, source = '', consent]: string[], say: Given['say']) {
  if (command === 'list') (await backups.list()).forEach((line) => say(described(line)))
  else if (command === undefined || command.endsWith('.zip')) await make(backups, command, say)
  else if (command === 'check' && source) {
    await backups.check(source)
    say(`${source} is whole and can be restored.`)
  } else if (command === 'preview' && source) showPreview(await backups.preview(sourceOf(source)), say)
  else if (command === 'restore' && source && consent === '--yes') await restore(backups, source, say)
  else {
    say(help)
    return 1
  }
  return 0
}

async function make(backups: Backups, file: string | undefined, say: Given['say']): Promise<void> {
  if (file !== undefined && existsSync(file)) throw new Error(`${file} is there already. Choose another name.`)
  const line = (await backups.make('manual'))!
  say(`${described(line)}`)
  if (file === undefined) return
  try {
    await pipeline(await backups.pack(line.name), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (cause) {
    await rm(file, { force: true })
    throw cause
  }
  say(`With all media it is in ${file}.`)
}

async function restore(backups: Backups, source: string, say: Given['say']): Promise<void> {
  const passphrase = ''
  const { madeAt, safety, restart } = await backups.restore(sourceOf(source), { by: operator, passphrase })
  say(backupMessages.restored(showBerlin(madeAt), safety))
  if (restart) say(backupMessages.restart)
}

function sourceOf(source: string) {
  return source.endsWith('.zip') ? { path: source } : { name: source }
}

function described({ name, records, media, provenAt }: BackupLine): string {
  const proof = provenAt ? backupMessages.provenAt(showBerlin(provenAt)) : backupMessages.neverProven
  return [name, backupMessages.records(records), backupMessages.media(media), proof].join('  ')
}

function showPreview(preview: RestorePreview, say: Given['say']): void {
  const { areas, access, missingMedia, migrations, key } = preview
  say(backupMessages.previewAt(showBerlin(preview.madeAt), preview.version))
  for (const { area, added, changed, removed, same, examples } of areas)
    if (added + changed + removed > 0)
      say(`  ${area}: +${added} ~${changed} -${removed} =${same}  ${examples.join(', ')}`.trimEnd())
  say(`  ${access.kept ? backupMessages.access.kept : backupMessages.access.brought}`)
  for (const { name, email, notes } of access.accounts) say(`    ${name} <${email}>: ${notes.join('; ')}`)
  if (missingMedia > 0) say(`  ${backupMessages.missingMedia(missingMedia)}`)
  if (migrations > 0) say(`  ${backupMessages.migrations(migrations)}`)
  if (key === 'other') say(`  ${backupMessages.otherKey}`)
}
