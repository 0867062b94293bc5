import type { BackupKind } from '#shared/backup/backup.ts'
import { germanDay } from '#shared/time/german-day.ts'

type Dated = { name: string; kind: BackupKind; madeAt: string; provenAt: string | null }

const daily = 7
const weekly = 4
const monthly = 12
const dayMs = 86_400_000
const otherDays = 30

/**
 * Which backups have outlived their time. Of the nightly ones the newest of each of the last 7 days, 4 weeks and 12
 * months stays, others stay for 30 days; the newest one that was proven is never among them.
 */
export function outlivedBackups(backups: Dated[], now: Date): string[] {
  const newestFirst = backups.toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
  const nightly = newestFirst.filter(({ kind }) => kind === 'nightly')
  const since = new Date(now.getTime() - otherDays * dayMs).toISOString()
  const kept = new Set([
    ...newestOfEach(nightly, daily, dayOf),
    ...newestOfEach(nightly, weekly, weekOf),
    ...newestOfEach(nightly, monthly, (backup) => dayOf(backup).slice(0, 7)),
    ...newestFirst.filter(({ kind, madeAt }) => kind !== 'nightly' && madeAt >= since).map(({ name }) => name),
    ...newestFirst
      .filter(({ provenAt }) => provenAt !== null)
      .slice(0, 1)
      .map(({ name }) => name),
  ])
  return newestFirst.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}

function newestOfEach(newestFirst: Dated[], count: number, periodOf: (backup: Dated) => string): string[] {
  const periods = new Map<string, string>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!periods.has(period)) periods.set(period, backup.name)
  }
  return [...periods.values()].slice(0, count)
}

function dayOf({ madeAt }: Dated): string {
  return germanDay(new Date(madeAt))
}

/** The Monday it begins with. */
function weekOf(backup: Dated): string {
  const day = new Date(`${dayOf(backup)}T00:00:00Z`)
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}
