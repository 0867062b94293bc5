import { pageViewRange } from '#shared/page-views/page-views.ts'
import { privateJson } from './answers.ts'
import type { Call } from './route.ts'

/** Totals of the last days, for the dashboard and for scripts: `?tage=7`, 30 or 365. */
export async function getPageViews({ request, backend: { pageViews } }: Call): Promise<Response> {
  const range = pageViewRange(new URL(request.url).searchParams.get('tage'))
  return privateJson(await pageViews.report(range))
}
