import { keptDays } from '#shared/limits.ts'

/** A deleted item, as the trash lists it. */
export type TrashedItem = {
  collection: string
  id: string
  /** What it is, for example „Blogbeitrag“. */
  area: string
  title: string
  deletedAt: string
  wasPublic: boolean
}

/** How many days are left until it goes for good; 0 on the last one. */
export function daysLeft(deletedAt: string, now: string): number {
  const passed = Math.floor((Date.parse(now) - Date.parse(deletedAt)) / 86_400_000)
  return Math.max(0, keptDays - passed)
}
