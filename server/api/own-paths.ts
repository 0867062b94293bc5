import type { SitePattern } from '#shared/addresses/site-routes.ts'
import { workPages } from '#shared/addresses/work-pages.ts'
import { apiRoutes } from './routes.ts'

/** Addresses of the site that are no pages. */
const dataPatterns: SitePattern[] = ['/dialoge/:name']

/** All that the server answers besides public pages, by the patterns of the route tables. */
export const ownPaths: readonly string[] = [
  ...apiRoutes.map(({ path }) => path),
  ...Object.values(workPages),
  ...dataPatterns,
  // Answered as such even where there is nothing (app.ts), and the files of the build.
  '/api/*',
  '/assets/*',
]
