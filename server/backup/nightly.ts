import { fromBerlin, toBerlin } from '#shared/time/berlin-time.ts'

const startsAt = '03:00'
const dayMs = 86_400_000
const retryAfterMs = 60 * 60 * 1_000

/** The last time it was three o'clock at night in Germany. */
export function lastNight(now: Date): Date {
  const local = toBerlin(now)
  const today = local.slice(0, 10)
  const day = local.slice(11) >= startsAt ? today : new Date(Date.parse(`${today}T00:00:00Z`) - dayMs).toISOString()
  const moment = fromBerlin(`${day.slice(0, 10)}T${startsAt}`)
  return new Date(moment.kind === 'none' ? now : moment.utc)
}

type Known = { provenAt: string | undefined; failedAt: string | undefined; openedAt: string }

/** Whether the backup of this night is still to be made; after a failure it is tried again every hour. */
export function isNightlyDue({ provenAt, failedAt, openedAt }: Known, now: Date): boolean {
  if ((provenAt ?? openedAt) >= lastNight(now).toISOString()) return false
  return failedAt === undefined || now.getTime() - Date.parse(failedAt) >= retryAfterMs
}
