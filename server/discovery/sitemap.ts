import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { element, xmlFile } from './xml.ts'

/** `path` and `image` are of this site; an image elsewhere is absolute already. */
export type SitemapEntry = { path: string; updatedAt: string | undefined; image: string }

/** Search engines take ten times as many in one file; this many still come quickly. */
const sitemapLimit = 5_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

/** /sitemap.xml: the pages themselves, or where the parts are that name them. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string, limit = sitemapLimit): string {
  if (entries.length <= limit) return writePart(entries, origin)
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) =>
    element('sitemap', {}, [element('loc', {}, origin + discoveryPaths.sitemapPart(index + 1))]),
  )
  return xmlFile(element('sitemapindex', { xmlns: namespace }, parts))
}

/** One part of many, from 1 on; undefined where there is none. */
export function writeSitemapPart(
  entries: readonly SitemapEntry[],
  number: number,
  origin: string,
  limit = sitemapLimit,
): string | undefined {
  const part = entries.length > limit ? entries.slice((number - 1) * limit, number * limit) : []
  return part.length > 0 ? writePart(part, origin) : undefined
}

function writePart(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, updatedAt, image }) =>
    element('url', {}, [
      element('loc', {}, origin + path),
      ...(updatedAt ? [element('lastmod', {}, updatedAt)] : []),
      ...(image ? [element('image:image', {}, [element('image:loc', {}, new URL(image, origin).href)])] : []),
    ]),
  )
  return xmlFile(element('urlset', { xmlns: namespace, 'xmlns:image': imageNamespace }, urls))
}
