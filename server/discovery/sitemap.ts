import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import type { Sequence } from './sequence.ts'
import { element, xmlFile } from './xml.ts'

type SitemapEntry = { path: string; updatedAt: string | undefined; image: string }
/** Where the site stands, and the address of a picture as entries store it: on this site, or absolute already. */
type Around = { origin: string; imageOf: (stored: string) => string }

/** Search engines take fifty times as many in one file; so few keep nobody waiting. */
const sitemapLimit = 1_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

/** /sitemap.xml: the pages themselves, or where the parts are that name them. */
export function writeSitemap(entries: Sequence<SitemapEntry>, around: Around, limit = sitemapLimit): string {
  if (entries.length <= limit) return writePart(entries.slice(), around)
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) =>
    element('sitemap', {}, [element('loc', {}, around.origin + discoveryPaths.sitemapPart(index + 1))]),
  )
  return xmlFile(element('sitemapindex', { xmlns: namespace }, parts))
}

/** One part of many, from 1 on; undefined where there is none. */
export function writeSitemapPart(
  entries: Sequence<SitemapEntry>,
  number: number,
  around: Around,
  limit = sitemapLimit,
): string | undefined {
  const part = entries.length > limit ? entries.slice((number - 1) * limit, number * limit) : []
  return part.length > 0 ? writePart(part, around) : undefined
}

function writePart(entries: readonly SitemapEntry[], { origin, imageOf }: Around): string {
  const urls = entries.map((entry) => {
    const { path, updatedAt } = entry
    const image = entry.image && URL.parse(imageOf(entry.image), origin)?.href
    return element('url', {}, [
      element('loc', {}, origin + path),
      ...(updatedAt ? [element('lastmod', {}, updatedAt)] : []),
      ...(image ? [element('image:image', {}, [element('image:loc', {}, image)])] : []),
    ])
  })
  return xmlFile(element('urlset', { xmlns: namespace, 'xmlns:image': imageNamespace }, urls))
}
