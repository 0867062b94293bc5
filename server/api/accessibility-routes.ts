import { accessibilityPath } from '#shared/addresses/admin-paths.ts'
import { measuredSchema } from '#shared/accessibility/measured.ts'
import { describeDevice } from '#shared/sign-in/device.ts'
import { privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

/** What somebody's browser measured of the public pages. */
export const accessibilityRoutes: ApiRoute[] = [
  guardedRow({
    method: 'POST',
    path: accessibilityPath,
    right: 'administrate',
    audit: ['accessibility.check'],
    body: measuredSchema,
    handler: postMeasured,
  }),
]

async function postMeasured({ backend, request, principal, body }: Call<never, typeof measuredSchema>) {
  const browser = describeDevice(request.headers.get('user-agent') ?? '')
  return privateJson(await backend.accessibility.keep(body, browser, principal))
}
