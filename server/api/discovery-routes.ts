import { discoveryPaths, type FeedFormat } from '#shared/addresses/discovery-paths.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { feedTypes } from '#server/discovery/feed.ts'
import { publicRow, type ApiRoute, type PublicCall } from './route.ts'

const xml = 'application/xml; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const formats: readonly FeedFormat[] = ['xml', 'json']

/** Files that the site writes about itself; all are kept until something changes that visitors can see. */
export const discoveryRoutes: ApiRoute[] = [
  textRow(discoveryPaths.sitemap(), xml, ({ backend }) => backend.discovery.sitemap()),
  publicRow({ method: 'GET', path: '/sitemap/:part', cached: true, handler: getSitemapPart }),
  textRow(discoveryPaths.robots(), plain, ({ backend }) => backend.discovery.robots()),
  textRow(discoveryPaths.llms(), plain, ({ backend }) => backend.discovery.llms()),
  textRow(discoveryPaths.securityTxt(), plain, ({ backend }) => backend.discovery.securityTxt()),
  textRow(discoveryPaths.reportKey(), plain, ({ backend }) => backend.discovery.reportKey()),
  textRow(discoveryPaths.indexNowKey(), plain, ({ backend }) => backend.discovery.indexNowKey()),
  textRow(discoveryPaths.vcard(), 'text/vcard; charset=utf-8', ({ backend }) => backend.discovery.vcard()),
  textRow(discoveryPaths.vcardQr(), 'image/svg+xml', ({ backend }) => backend.discovery.vcardQr()),
  textRow(discoveryPaths.maintenance(), 'text/calendar; charset=utf-8', ({ backend }) =>
    backend.discovery.maintenance(),
  ),
  ...formats.flatMap((format) => [
    textRow(discoveryPaths.blogFeed(format), feedTypes[format], ({ backend }) => backend.discovery.blogFeed(format)),
    textRow(discoveryPaths.statusFeed(format), feedTypes[format], ({ backend }) =>
      backend.discovery.statusFeed(format),
    ),
    textRow(discoveryPaths.jobFeed(format), feedTypes[format], ({ backend }) => backend.discovery.jobFeed(format)),
  ]),
  publicRow({ method: 'GET', path: '/feed/blog/:file', cached: true, handler: getCategoryFeed }),
]

function textRow(path: string, type: string, write: (call: PublicCall) => Promise<string>): ApiRoute {
  return publicRow({ method: 'GET', path, cached: true, handler: async (call) => textAnswer(await write(call), type) })
}

async function getSitemapPart({ backend, parameters: { part } }: PublicCall<'part'>): Promise<Response> {
  const [, number] = /^([1-9]\d{0,4})\.xml$/.exec(part) ?? []
  if (number === undefined) throw new AppError('not-found', 404, errorMessages.notFound)
  return textAnswer(await backend.discovery.sitemapPart(Number(number)), xml)
}

async function getCategoryFeed({ backend, parameters: { file } }: PublicCall<'file'>): Promise<Response> {
  const [, category, ending] = /^(.+)\.(xml|json)$/.exec(file) ?? []
  const format = formats.find((name) => name === ending)
  if (!category || !format) throw new AppError('not-found', 404, errorMessages.notFound)
  return textAnswer(await backend.discovery.blogFeed(format, category), feedTypes[format])
}

function textAnswer(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': type } })
}
