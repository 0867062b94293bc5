import { siteRoutes } from '#shared/addresses/site-routes.ts'
import { workPages } from '#shared/addresses/work-pages.ts'
import { apiRoutes } from './api/routes.ts'

/** Routes of the site that are no pages: their file has no component. */
const dataRoutes = Object.entries(siteRoutes).flatMap(([pattern, file]) => (file.endsWith('.ts') ? [pattern] : []))

/** All that the server answers besides public pages, by the patterns of the route tables. */
export const ownPaths: readonly string[] = [
  ...apiRoutes.map(({ path }) => path),
  ...Object.values(workPages),
  ...dataRoutes,
  // Answered as such even where there is nothing (app.ts), and the files of the build.
  '/api/*',
  '/assets/*',
]
