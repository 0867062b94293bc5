import { chmod, copyFile, mkdir, readFile } from 'node:fs/promises'
import { constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { contentTypeOf, pictureFormats } from '#shared/media/variants.ts'
import { openWorkFolder } from '#server/backup/work-folder.ts'
import type { Config } from '#server/base/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/base/log.ts'
import { originalsPrefix } from '#server/media/object-keys.ts'
import { openObjectStore } from '#server/media/media.ts'
import { copyDatabase, requireRoom } from './copy-database.ts'
import { copyObjects } from './copy-objects.ts'
import { readMove, setMove } from './move-lock.ts'
import { placesOf, samePlaces } from './site-places.ts'

type Parts = {
  source: Config
  target: Config
  log: Log
  now(): Date
  say(text: string): void
  /** How long requests that had begun may take to finish, and other processes to hear of the move. */
  settleMs: number
}

/**
 * Brings a site to another database, another place for its media, or both. Most files are brought while people go on
 * working; then the site takes no changes until it runs at its new place. Whatever ends the run, the next one goes on.
 */
export async function moveSite({ source, target, log, now, say, settleMs }: Parts): Promise<void> {
  const places = { from: placesOf(source), to: placesOf(target) }
  await using from = closing(await openDatabase(source, log))
  await migrate(from)
  await requireSameKey(source.keyFile, target.keyFile)
  const otherDatabase = places.from.database !== places.to.database
  const former = await readMove(from)
  if (former?.state === 'left' && samePlaces(former, places.to)) {
    if (otherDatabase) await release(target, log, now().toISOString())
    return
  }
  if (otherDatabase) {
    await using to = closing(await openDatabase(target, log))
    await migrate(to)
    await requireRoom(to)
  }
  const files = places.from.media === places.to.media ? undefined : await openFiles(source, target, from)
  try {
    if (files) say(`Files, while the site goes on working: ${await files.copy()} brought and compared.`)
    const at = now().toISOString()
    await setMove(from, { state: 'copying', ...places.to }, at)
    say('The site takes no changes from now on; visitors see it as before.')
    await delay(settleMs)
    if (files) say(`Files that came meanwhile: ${await files.copy()} brought and compared.`)
    if (otherDatabase) {
      await using to = closing(await openDatabase(target, log))
      const tables = await copyDatabase(from, to, places.to, at)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      say(`Database: ${rows} rows in ${tables.length} tables brought and compared by their hashes.`)
    }
    await bringKey(source.keyFile, target.keyFile)
    // First this side: between the two neither takes changes, and no order of events loses one.
    await setMove(from, { state: 'left', ...places.to }, now().toISOString())
    if (otherDatabase) await release(target, log, now().toISOString())
  } finally {
    await files?.close()
  }
}

async function release(target: Config, log: Log, at: string): Promise<void> {
  await using to = closing(await openDatabase(target, log))
  if (await readMove(to)) await setMove(to, undefined, at)
}

async function openFiles(source: Config, target: Config, { query }: Database) {
  const [from, to] = await Promise.all([openObjectStore(source), openObjectStore(target)])
  const folder = await openWorkFolder(join(source.dataDir, 'backup-work'))
  const compared = new Set<string>()
  return {
    async copy(): Promise<number> {
      const rows = await query.selectFrom('media_files').select(['hash', 'type']).execute()
      const types = new Map(rows.map(({ hash, type }) => [originalsPrefix + hash, type]))
      const typeOf = (key: string) => types.get(key) ?? drawnType(key)
      const { copied } = await copyObjects({ from, to, folder: folder.path, typeOf, compared })
      return copied
    },
    async close(): Promise<void> {
      from.close()
      to.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

function drawnType(key: string): string {
  const format = pictureFormats.find((ending) => key.endsWith(`.${ending}`))
  return format ? contentTypeOf(format) : ''
}

/** Without it nobody can open the passwords that the database holds sealed. */
async function bringKey(from: string, to: string): Promise<void> {
  if (from === to || !existsSync(from) || existsSync(to)) return
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to, constants.COPYFILE_EXCL)
  await chmod(to, 0o600)
}

/** What the one has sealed, the other cannot open. */
async function requireSameKey(from: string, to: string): Promise<void> {
  if (from === to || !existsSync(from) || !existsSync(to)) return
  const [ours, theirs] = await Promise.all([readFile(from), readFile(to)])
  if (!ours.equals(theirs)) throw new Error(`${to} is another key file than that of the site. Put it aside first.`)
}

function closing(database: Database): Database & AsyncDisposable {
  return Object.assign(database, { [Symbol.asyncDispose]: () => database.close() })
}
