import { siteSecurityPath } from '#shared/addresses/admin-paths.ts'
import { privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

/** The site measures whether it keeps what it promises. */
export const siteSecurityRoutes: ApiRoute[] = [
  guardedRow({
    method: 'POST',
    path: siteSecurityPath,
    right: 'administrate',
    audit: { none: 'only looks; its result is the same for whoever asks' },
    handler: postMeasurement,
  }),
]

async function postMeasurement({ backend: { siteSecurity } }: Call): Promise<Response> {
  await siteSecurity.run()
  return privateJson((await siteSecurity.last()) ?? null)
}
