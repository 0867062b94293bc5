import { pageViewRange } from '#shared/page-views/page-views.ts'
import type { Backend } from '#server/backend.ts'

/** Totals of the last days, for the dashboard and for scripts: `?tage=7`, 30 or 365. */
export async function getPageViews(request: Request, { pageViews }: Backend): Promise<Response> {
  const range = pageViewRange(new URL(request.url).searchParams.get('tage'))
  return Response.json(await pageViews.report(range), { headers: { 'cache-control': 'no-store' } })
}
