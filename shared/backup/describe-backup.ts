import { backupMessages as words } from '../messages/backup.ts'
import { showBerlin, toBerlin } from '../time/berlin-time.ts'
import type { BackupState } from './backup.ts'

const dayMs = 86_400_000

/** „geprüft heute 03:10, 412 Datensätze, 88 Medien“, or what went wrong since. */
export function describeBackup({ proven, problem }: Omit<BackupState, 'nightly'>, now: Date): string {
  if (problem) return words.failedAt(momentOf(problem.at, now), problem.text)
  return proven ? words.proven(momentOf(proven.at, now), proven) : words.none
}

function momentOf(moment: string, now: Date): string {
  const [day, time = ''] = toBerlin(moment).split('T')
  if (day === toBerlin(now).slice(0, 10)) return words.today(time)
  if (day === toBerlin(new Date(now.getTime() - dayMs)).slice(0, 10)) return words.yesterday(time)
  return showBerlin(moment)
}
