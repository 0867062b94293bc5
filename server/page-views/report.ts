import { sql } from 'kysely'
import { daysUntil } from '#shared/time/german-day.ts'
import type { PageViewReport } from '#shared/page-views/page-views.ts'
import type { Database } from '#server/database/schema.ts'
import { pageViewMessages } from '#shared/messages/page-views.ts'
import { fromNowhere, fromOthers, fromThisSite } from './countable.ts'

const listed = 10

/** The last days up to today, the sums of as many days before, and what was read and linked most. */
export async function reportPageViews({ query }: Database, today: string, count: number): Promise<PageViewReport> {
  const all = daysUntil(today, 2 * count)
  const [first, middle] = [all[0]!, all[count]!]
  const sum = sql<number>`sum(views)`
  const recent = () => query.selectFrom('page_views').where('day', '>=', middle).where('day', '<=', today)
  const [days, pages, referrers] = await Promise.all([
    query
      .selectFrom('page_views')
      .select([
        'day',
        sum.as('views'),
        sql<number>`sum(case when referrer = ${fromThisSite} then 0 else views end)`.as('visits'),
      ])
      .where('day', '>=', first)
      .where('day', '<=', today)
      .groupBy('day')
      .execute(),
    recent()
      .select(['page', sum.as('views')])
      .groupBy('page')
      .orderBy('views', 'desc')
      .orderBy('page')
      .limit(listed)
      .execute(),
    recent()
      .select(['referrer as host', sum.as('views')])
      .where('referrer', 'not in', [fromNowhere, fromThisSite])
      .groupBy('referrer')
      .orderBy('views', 'desc')
      .orderBy('referrer')
      .limit(listed)
      .execute(),
  ])
  const byDay = new Map(days.map(({ day, views, visits }) => [day, { views: Number(views), visits: Number(visits) }]))
  const figures = all.map((day) => ({ day, ...(byDay.get(day) ?? { views: 0, visits: 0 }) }))
  const total = (part: typeof figures) => ({
    views: part.reduce((views, day) => views + day.views, 0),
    visits: part.reduce((visits, day) => visits + day.visits, 0),
  })
  return {
    days: figures.slice(count),
    ...total(figures.slice(count)),
    before: total(figures.slice(0, count)),
    pages: pages.map(({ page, views }) => ({ page, views: Number(views) })),
    referrers: referrers.map(({ host, views }) => ({
      host: host === fromOthers ? pageViewMessages.otherHosts : host,
      views: Number(views),
    })),
  }
}
