import { requireRight } from '#server/context.ts'
import { monthIn, weeksOf } from '#shared/lists/calendar.ts'
import { calendarMessages } from '#shared/messages/admin-calendar.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { CalendarPage } from '#admin/lists/calendar-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/calendar.ts'

export async function loader(args: Route.LoaderArgs) {
  const { operations, now } = requireRight(args, 'write-drafts')
  const today = germanDay(now())
  const month = monthIn(new URL(args.request.url).searchParams.get('monat'), today)
  const days = weeksOf(month).flat()
  return { month, today, entries: await operations.calendar({ from: days[0]!, to: days.at(-1)! }) }
}

export function meta() {
  return adminMeta(calendarMessages.title)
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <CalendarPage {...loaderData} />
}
