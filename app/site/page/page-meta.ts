import type { Page } from '#shared/content/pages.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { alternatesOf } from '#shared/discovery/alternates.ts'
import { shownDescription, titleOnSite } from '#shared/discovery/search-snippet.ts'
import { shareImagePath, type ShareCard } from '#shared/discovery/share-card.ts'
import { socialSize } from '#shared/media/variants.ts'
import { frameWords } from '#shared/messages/frame.ts'
import { withoutTypesetting } from '#shared/text/typography.ts'
import type { Site } from './site.ts'
import {
  breadcrumbData,
  pictureFile,
  structuredDataScript,
  type Crumb,
  type StructuredData,
} from './structured-data.ts'
import { wordsIn } from './words.ts'

/** A tag in the head of a page. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | ({ rel: string; href: string } & { type?: string; title?: string; hrefLang?: string })
  | { structuredData: object }

type PageMeta = {
  title: string
  description: string
  path: string
  /** A picture of its own for shared links; otherwise the one of the general settings, or the card. */
  image?: string
  /** What is drawn for shared links where there is no picture. */
  card?: Omit<ShareCard, 'path'>
  type?: 'website' | 'article'
  /** The way to this page from the start, itself at the end. */
  crumbs?: readonly Crumb[]
  /** For search engines (schema.org). */
  structuredData?: readonly StructuredData[]
  /** A category of the blog, which has feeds of its own. */
  category?: { id: string; title: string } | null
  /** Results, copies and stand-ins: search engines shall not show them. */
  unfound?: boolean
}

/** Everything in the head that belongs to one page; what it lacks comes from the settings (J19). */
export function pageMeta(site: Site, page: PageMeta): HeadTag[] {
  const { siteName, siteDescription } = site.settings
  const ownTitle = withoutTypesetting(page.title)
  const title = titleOnSite(page.title, siteName)
  const description = shownDescription(page.description || siteDescription)
  const address = site.publicUrl + page.path
  return [
    { title },
    { name: 'description', content: description },
    ...(page.unfound ? [{ name: 'robots', content: 'noindex, follow' }] : foundTags(page, site)),
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...shareTags(
      { own: page.image || site.settings.socialPreviewImage, drawn: cardOf(page, site), alt: ownTitle },
      site.publicUrl,
    ),
  ]
}

/** The card of a page that is written as one. */
export function cardOfPage({ title, headline, motif }: Pick<Page, 'title' | 'headline' | 'motif'>) {
  return { kicker: title, title: headline, motif }
}

/** The address of the card that is drawn for a page; empty where it has none. */
export function cardOf({ path, card }: Pick<PageMeta, 'path' | 'card'>, { shareLook }: Pick<Site, 'shareLook'>) {
  return card ? shareImagePath({ path: path.split('?')[0]!, ...card }, shareLook) : ''
}

/** What only a page has that may be found. */
function foundTags({ path, crumbs = [], structuredData = [], category }: PageMeta, site: Site) {
  const { publicUrl, company, off } = site
  const home = { label: wordsIn(frameWords, site).home, href: paths.home() }
  const way = crumbs.length > 0 ? [home, ...crumbs] : []
  return [
    { rel: 'canonical', href: publicUrl + path },
    ...alternatesOf({ path, company: company.name, off, category: category ?? null }).map((alternate) => ({
      ...alternate,
    })),
    ...structuredDataScript([breadcrumbData(way, path, publicUrl), ...structuredData]),
  ]
}

/** What a shared link shows: the page's own picture, else the one of the settings, else the one that is drawn. */
function shareTags(pictures: { own: string; drawn: string; alt: string }, publicUrl: string): HeadTag[] {
  const shown = pictures.own || pictures.drawn
  if (!shown) return [{ name: 'twitter:card', content: 'summary' }]
  const { width, height } = socialSize
  const size = [
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
  ]
  return [
    { property: 'og:image', content: pictureFile(shown, publicUrl) },
    ...(pictures.own ? [] : size),
    { property: 'og:image:alt', content: pictures.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
