import { selfTestPath } from '#shared/addresses/admin-paths.ts'
import { privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

/** The site looks at its own pages. */
export const selfTestRoutes: ApiRoute[] = [
  guardedRow({
    method: 'POST',
    path: selfTestPath,
    right: 'administrate',
    audit: { none: 'only looks; its result is the same for whoever asks' },
    handler: postSelfTest,
  }),
]

async function postSelfTest({ backend: { selfTest } }: Call): Promise<Response> {
  return privateJson(await selfTest.run())
}
