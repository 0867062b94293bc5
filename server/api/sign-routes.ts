import { discoveryPaths, siteIcons } from '#shared/addresses/discovery-paths.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { publicRow, type ApiRoute, type PublicCall } from './route.ts'

/** Shown on pages of others, which browsers would otherwise refuse. */
const forEverybody = { 'cross-origin-resource-policy': 'cross-origin' }
const forEver = 'public, max-age=31536000, immutable'

/** Icons, web manifest and the pictures of shared links. */
export const signRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: discoveryPaths.manifest(), cached: true, handler: getManifest }),
  publicRow({ method: 'GET', path: '/icons/:name', cached: true, handler: getIcon }),
  publicRow({ method: 'GET', path: discoveryPaths.favicon(), cached: true, handler: getFavicon }),
  publicRow({
    method: 'GET',
    path: '/vorschaubild/:hash/:page',
    handler: (call) => getShareImage(call, call.parameters.page),
  }),
  publicRow({
    method: 'GET',
    path: '/vorschaubild/:hash/:area/:item',
    handler: (call) => getShareImage(call, `${call.parameters.area}/${encodeURIComponent(call.parameters.item)}`),
  }),
]

async function getManifest({ backend }: PublicCall): Promise<Response> {
  return answered(await backend.discovery.manifest(), 'application/manifest+json; charset=utf-8')
}

async function getIcon({ backend, parameters }: PublicCall<'name'>): Promise<Response> {
  const name = siteIcons.find((icon) => icon === parameters.name)
  if (!name) throw missing()
  if (name === 'icon.svg') return answered(await backend.discovery.iconSvg(), 'image/svg+xml')
  return answered(await backend.discovery.icon(name), 'image/png')
}

async function getFavicon({ backend }: PublicCall): Promise<Response> {
  const found = await backend.discovery.favicon()
  return 'address' in found ? led(found.address) : answered(found.ico, 'image/x-icon')
}

async function getShareImage({ request, backend }: PublicCall<string>, file: string): Promise<Response> {
  const [, page] = /^(.+)\.png$/.exec(file) ?? []
  const { pathname } = new URL(request.url)
  const found = page && (await backend.discovery.shareImage(pathname, page === 'index' ? '/' : `/${page}`))
  if (!found) throw missing()
  if ('address' in found) return led(found.address)
  const response = answered(found.png, 'image/png')
  response.headers.set('cache-control', forEver)
  return response
}

/** Where it is may change with what is published. */
function led(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache', ...forEverybody } })
}

function answered(body: string | Buffer, type: string): Response {
  const bytes = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(bytes, { headers: { 'content-type': type, ...forEverybody } })
}

function missing(): AppError {
  return new AppError('not-found', 404, errorMessages.notFound)
}
