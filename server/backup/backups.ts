import { join } from 'node:path'
import { AppError } from '#shared/errors.ts'
import type { BackupKind, BackupLine, BackupWork, RestorePreview } from '#shared/backup/backup.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import type { Chore } from '#server/base/chores.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import type { Durations } from '#server/base/durations.ts'
import { writeZip, type ZipEntry } from '#server/exchange/zip-writer.ts'
import { openObjectStore } from '#server/media/media.ts'
import { createBackupRows } from './backup-rows.ts'
import { checkBackup, makeBackup, removeOutlived, workFolderOf, type BackupParts } from './make-backup.ts'
import { mediaEntry, toLine } from './manifest.ts'
import { isNightlyDue } from './nightly.ts'
import { openPlace } from './place.ts'
import { openArchivedMedia } from './prove.ts'
import { openArchive, requireUnchanged, requireWhole, type OpenArchive } from './read-archive.ts'
import { previewRestore, restoreBackup, type RestoreDeed } from './restore-backup.ts'
import { openWorkFolder } from './work-folder.ts'

/** One in the place of backups, or a file of this machine. */
export type BackupSource = { name: string } | { path: string }
type Given = Omit<BackupParts, 'store' | 'place'> & {
  feed: Pick<ChangeFeed, 'catchUp'>
  storeTimes?: Durations | undefined
  /** Tells the people of the site that a backup failed. */
  alarm(text: string): Promise<void>
}
export type Backups = Awaited<ReturnType<typeof openBackups>>

const lookEveryMs = 10 * 60_000
/** One mail for a trouble that lasts, not one for every attempt. */
const alarmEveryMs = 20 * 60 * 60 * 1_000

/** Backups of the whole site: made, proven, kept for their time, and put back. */
export async function openBackups({ feed, alarm, storeTimes, ...given }: Given) {
  const { config, database, log, now } = given
  const place = await openPlace(config, storeTimes)
  const store = await openObjectStore(config, storeTimes)
  const parts: BackupParts = { ...given, store, place }
  const rows = createBackupRows(database, now)
  const openedAt = now().toISOString()
  const ending = new AbortController()
  let current: BackupWork | undefined
  let running: Promise<unknown> = Promise.resolve()

  /** Undefined when another node has made this night's. */
  async function make(kind: BackupKind): Promise<BackupLine | undefined> {
    const lastFailure = await rows.newest('failed')
    const name = await rows.claim(kind)
    if (name === undefined) return undefined
    try {
      const pulse = rows.pulse(name)
      const onStep = async () => {
        ending.signal.throwIfAborted()
        await pulse()
      }
      const line = await makeBackup(parts, { name, kind, onStep })
      await rows.succeed(name, line)
      log.info('backup proven', { name, records: line.records, media: line.media, bytes: line.bytes })
      // What is about to be put back, and its media, must still be there afterwards.
      if (kind !== 'safety') await tidyPlace()
      return line
    } catch (cause) {
      const text = ending.signal.aborted ? backupMessages.problems.interrupted : reasonOf(cause)
      await rows.fail(name, text)
      if (ending.signal.aborted) throw cause
      log.error('backup failed', { name, cause })
      const isNews = !lastFailure || now().getTime() - Date.parse(lastFailure.started_at) > alarmEveryMs
      if (isNews)
        await alarm(backupMessages.alarm(text)).catch((failure) => log.error('alarm not sent', { cause: failure }))
      throw cause
    }
  }

  /** What cannot be cleared away is no reason to call a proven backup a failed one. */
  async function tidyPlace(): Promise<void> {
    try {
      await rows.forget(await removeOutlived(parts))
    } catch (cause) {
      log.error('old backups could not be cleared away', { cause })
    }
  }

  async function withArchive<Result>(
    source: BackupSource,
    work: (archive: OpenArchive, folder: string) => Promise<Result>,
  ): Promise<Result> {
    await using folder = await openWorkFolder(workFolderOf(config))
    if ('path' in source) {
      await using archive = await openArchive(source.path)
      await requireWhole(archive)
      return await work(archive, folder.path)
    }
    const line = await place.sidecar(source.name)
    const path = join(folder.path, 'archive.zip')
    await place.fetch(source.name, path)
    await requireUnchanged(path, line)
    await using archive = await openArchive(path)
    return await work(archive, folder.path)
  }

  /** The present state is backed up and proven first; without that nothing is put back. */
  async function restore(source: BackupSource, deed: RestoreDeed) {
    return withArchive(source, async (archive, folder) => {
      let safety = ''
      const keepSafe = async () => {
        if (await hasSite(database)) safety = (await make('safety'))!.name
      }
      const { restart } = await restoreBackup(parts, archive, folder, deed, keepSafe)
      await feed.catchUp().catch((cause: unknown) => log.error('the change feed could not be read', { cause }))
      return { madeAt: archive.manifest.madeAt, safety, restart }
    })
  }

  async function* packed(name: string): AsyncGenerator<Buffer> {
    await using folder = await openWorkFolder(workFolderOf(config))
    const path = join(folder.path, 'archive.zip')
    await place.fetch(name, path)
    await requireUnchanged(path, await place.sidecar(name))
    await using archive = await openArchive(path)
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const { hash } of archive.manifest.media)
        yield { name: mediaEntry(hash), parts: await openArchivedMedia(archive, place, hash) }
      for (const entry of archive.file.names) yield { name: entry, parts: archive.file.stream(entry) }
    }
    yield* writeZip(entries())
  }

  /** In the background, because it can take longer than a browser waits. */
  function begin(task: BackupWork['task'], run: () => Promise<string>): void {
    if (current?.running) throw new AppError('conflict', 409, backupMessages.busy)
    current = { task, running: true, outcome: '', failed: false }
    running = run().then(
      (outcome) => (current = { task, running: false, outcome, failed: false }),
      (cause: unknown) => {
        if (!(cause instanceof AppError)) log.error('backup or restore failed', { cause })
        const outcome = cause instanceof AppError ? cause.message : errorMessages.internal
        current = { task, running: false, outcome, failed: true }
      },
    )
  }

  const chore: Chore = {
    name: 'back up',
    everyMs: lookEveryMs,
    async work() {
      const [proven, failed] = await Promise.all([rows.newest('proven'), rows.newest('failed')])
      const known = { provenAt: proven?.started_at, failedAt: failed?.seen_at, openedAt }
      if (isNightlyDue(known, now())) await make('nightly')
    },
  }

  return {
    state: () => rows.state(config.backup.nightly),
    list: async (): Promise<BackupLine[]> => (await place.list()).map(toLine),
    make,
    restore,
    check: async (name: string) => checkBackup(parts, await place.sidecar(name), async () => {}),
    preview: (source: BackupSource): Promise<RestorePreview> =>
      withArchive(source, (archive, folder) => previewRestore(parts, archive, folder)),
    /** With all media inside, as one file that needs nothing else. */
    async pack(name: string): Promise<AsyncGenerator<Buffer>> {
      // Before the first byte: what is not there can still be answered.
      await place.sidecar(name)
      return packed(name)
    },
    beginMaking: () => begin('backup', async () => backupMessages.made((await make('manual'))!)),
    beginRestoring: (name: string, deed: RestoreDeed) =>
      begin('restore', async () => {
        const { madeAt, safety, restart } = await restore({ name }, deed)
        return [backupMessages.restored(showBerlin(madeAt), safety), restart ? backupMessages.restart : '']
          .filter(Boolean)
          .join(' ')
      }),
    work: () => current,
    chores: config.backup.nightly ? [chore] : [],
    /** What is under way ends at its next step; the source is untouched by it. */
    async close() {
      ending.abort()
      await running
      place.close()
      store.close()
    },
  }
}

/** A new database has nothing to be kept safe, and no page that could prove a copy of it. */
async function hasSite({ query }: Database): Promise<boolean> {
  const mark = await query.selectFrom('seed_marks').select('collection').limit(1).executeTakeFirst()
  return mark !== undefined
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
