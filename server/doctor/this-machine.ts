import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Finding } from '#shared/doctor/doctor.ts'
import { doctorMessages } from '#shared/messages/doctor.ts'
import type { Config } from '#server/base/config.ts'
import { findingsOf, shortReason } from './findings.ts'

const namedFiles = 3
const gigabyte = 1_073_741_824
const littleBytes = 2 * gigabyte
const tooLittleBytes = gigabyte / 4

/** Folders in which the site writes. */
export function checkFolders({ dataDir, mediaDir, backup }: Config): Promise<Finding[]> {
  const words = doctorMessages.folder
  const folders = [
    ['folder.data', words.data, dataDir],
    ['folder.media', words.media, mediaDir],
    ...(backup.objectStorage ? [] : [['folder.backup', words.backup, backup.folder] as const]),
  ] as const
  return Promise.all(folders.map(([check, title, path]) => checkFolder(findingsOf(check, title), path)))
}

async function checkFolder(tell: ReturnType<typeof findingsOf>, path: string): Promise<Finding> {
  const words = doctorMessages.folder
  const probe = join(path, `.doctor-${randomUUID()}`)
  try {
    await mkdir(path, { recursive: true })
    await writeFile(probe, 'x')
    await rm(probe)
    return tell.ok({ text: words.ok(path) })
  } catch (cause) {
    return tell.problem({ text: words.bad(path, shortReason(cause)), advice: words.advice(userInfo().username) })
  }
}

/** Who can read the key opens what it seals. */
export async function checkKeyFile({ keyFile }: Config): Promise<Finding> {
  const words = doctorMessages.key
  const tell = findingsOf('key-file', words.title)
  if (!existsSync(keyFile)) return tell.off({ text: words.none })
  return (await isOpen(keyFile))
    ? tell.problem({ text: words.open(keyFile), advice: words.advice(keyFile) })
    : tell.ok({ text: words.ok })
}

/** In a folder that nobody else may enter it does not matter what rights the files have. */
export async function checkPrivacy({ dataDir, sqliteFile, databaseUrl }: Config): Promise<Finding> {
  const words = doctorMessages.privacy
  const tell = findingsOf('folder.private', words.title)
  if (!(await isOpen(dataDir))) return tell.ok({ text: words.ok(dataDir) })
  const files = databaseUrl ? [] : [sqliteFile, `${sqliteFile}-wal`, `${sqliteFile}-shm`]
  const open = await Promise.all(files.map(async (file) => ((await isOpen(file)) ? [file] : [])))
  const advice = [`chmod 700 ${dataDir}`, ...open.flat().map((file) => `chmod 600 ${file}`)].join(' && ')
  return tell.warning({ text: words.open([dataDir, ...open.flat()]), advice: words.advice(advice) })
}

/** The same for backups, which hold all that the database holds. */
export async function checkBackupPrivacy({ dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>): Promise<Finding[]> {
  if (backup.objectStorage) return []
  const { folder, isInDataFolder } = backup
  const words = doctorMessages.privacy
  const tell = findingsOf('folder.backup-private', words.backupTitle)
  if (!(await isOpen(folder)) || (isInDataFolder && !(await isOpen(dataDir))))
    return [tell.ok({ text: words.backupOk(folder) })]
  const open: string[] = []
  // What cannot be listed has its own line.
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await isOpen(path))) open.push(path)
  }
  const named = open.toSorted().slice(0, namedFiles)
  const text = words.open([folder, ...named], open.length - named.length)
  return [tell.warning({ text, advice: words.advice(`chmod -R go= ${folder}`) })]
}

/** Windows knows no such rights. */
async function isOpen(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return process.platform !== 'win32' && ((found?.mode ?? 0) & 0o077) !== 0
}

/** `measure` is what the system says of the disk under a folder. */
export async function checkDisk(
  { dataDir }: Pick<Config, 'dataDir'>,
  measure: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<Finding> {
  const words = doctorMessages.disk
  const tell = findingsOf('disk', words.title)
  try {
    const { bavail, bsize } = await measure(dataDir)
    const freeBytes = bavail * bsize
    const text = words.free(
      `${(freeBytes / gigabyte).toLocaleString('de-DE', { maximumFractionDigits: 1 })} GB`,
      dataDir,
    )
    if (freeBytes < tooLittleBytes) return tell.problem({ text, advice: words.advice })
    return freeBytes < littleBytes ? tell.warning({ text, advice: words.advice }) : tell.ok({ text })
  } catch (cause) {
    return tell.problem({ text: shortReason(cause), advice: words.advice })
  }
}
