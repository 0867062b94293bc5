import { discoveryPaths, type FeedFormat } from '#shared/addresses/discovery-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { composeSecurityTxt } from '#shared/site-security/security-txt.ts'
import { createPublicReads, type PublicReads } from '#server/content/public-reads.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { FilledContent, PublishedContent } from '#server/content/filled-content.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Config } from '#server/base/config.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/base/log.ts'
import type { Media } from '#server/media/media.ts'
import { blogPostFields } from '#shared/content/blog-post-fields.ts'
import { writeFeed } from './feed.ts'
import { indexNowKey, toldServices } from './listeners.ts'
import { writeLlms } from './llms.ts'
import { readPublicPages } from './public-pages.ts'
import { readBlogFeed, readJobFeed } from './read-feeds.ts'
import { readStatusFeed, writeMaintenance } from './read-status.ts'
import { writeRobots } from './robots.ts'
import { openSigns } from './signs.ts'
import { writeSitemap, writeSitemapPart } from './sitemap.ts'
import { writeVcard } from './vcard.ts'
import { writeVcardQr } from './vcard-qr.ts'

type Parts = {
  config: Pick<Config, 'publicUrl' | 'announce'>
  database: Database
  store: ContentStore
  filled: FilledContent
  pageSwitch: Pick<PageSwitch, 'offPaths'>
  media: Pick<Media, 'pictures' | 'drawSvg'>
  log: Log
  now: () => Date
}

/**
 * The site for search engines, feed readers and other programs, from the same published content as its pages. What is
 * written here is kept like a page and dropped with the pages (decision 3).
 */
export function openDiscovery({ config, database, store, filled, pageSwitch, media, log, now }: Parts) {
  const published: PublishedContent = { ...filled, catalogue: store.catalogue, idAt: store.idAt }

  /** Half of it would be kept by others for days, so what cannot be read as a whole is not written at all. */
  async function whole<Result>(write: (content: PublicReads) => Promise<Result>): Promise<Result> {
    const content = createPublicReads(store, log, media.pictures, { filled })
    const written = await write(content)
    if (content.degraded) throw new AppError('unavailable', 503, errorMessages.unavailable)
    return written
  }
  const origin = () => config.publicUrl.origin
  const hubOf = async (content: PublicReads) => toldServices(config, await content.document('discovery')).webSubHub

  const publicPages = () => readPublicPages({ store: published, pageSwitch })
  async function aroundSitemap() {
    const { image } = await media.pictures.placed()
    // Every field for a picture is resolved in the same way.
    return { origin: origin(), imageOf: (stored: string) => image(stored, blogPostFields.cover).split('#')[0]! }
  }
  /** What belongs to a page that is switched off is off, too. */
  async function requirePage(path: string) {
    if (!isPageOn(path, await pageSwitch.offPaths())) throw missing()
  }
  const feedParts = (content: PublicReads) => ({
    content,
    origin: origin(),
    icon: origin() + discoveryPaths.icon('512.png'),
  })

  return {
    ...openSigns({ config, store: published, pageSwitch, media, whole }),
    /** Of every page that search engines may show. */
    async pagePaths(): Promise<string[]> {
      return (await publicPages()).slice().map(({ path }) => path)
    },
    sitemap: async () => writeSitemap(await publicPages(), await aroundSitemap()),
    async sitemapPart(number: number): Promise<string> {
      return writeSitemapPart(await publicPages(), number, await aroundSitemap()) ?? throwMissing()
    },
    robots: () => whole(async (content) => writeRobots(await content.document('discovery'), origin())),
    llms: () =>
      whole(async (content) => {
        const [{ aiCrawlers }, company, { siteDescription }, pages] = await Promise.all([
          content.document('discovery'),
          content.document('companyProfile'),
          content.document('generalSettings'),
          publicPages(),
        ])
        if (aiCrawlers === 'none') throw missing()
        return writeLlms(pages, { name: company.name, description: siteDescription, origin: origin() })
      }),
    vcard: () => whole(async (content) => writeVcard(await content.document('companyProfile'), origin())),
    vcardQr: () => whole(async (content) => writeVcardQr(await content.document('companyProfile'), origin())),
    securityTxt: () =>
      whole(async (content) => {
        const [settings, { email }, off] = await Promise.all([
          content.document('discovery'),
          content.document('companyProfile'),
          pageSwitch.offPaths(),
        ])
        const pageOn = isPageOn(paths.siteSecurity(), off)
        return composeSecurityTxt({ settings, email, origin: origin(), pageOn, now: now() }).text
      }),
    reportKey: () =>
      whole(async (content) => {
        const { reportKey } = await content.document('discovery')
        return reportKey ? `${reportKey}\n` : throwMissing()
      }),
    /** Where nobody is told there is no key either. */
    indexNowKey: () =>
      whole(async (content) => {
        const { indexNowUrl } = toldServices(config, await content.document('discovery'))
        return indexNowUrl ? indexNowKey(database) : throwMissing()
      }),
    async blogFeed(format: FeedFormat, categoryId?: string): Promise<string> {
      await requirePage(paths.blog())
      return whole(async (content) => {
        const feed = await readBlogFeed(feedParts(content), format, categoryId)
        return writeFeed(feed ?? throwMissing(), format, await hubOf(content))
      })
    },
    async statusFeed(format: FeedFormat): Promise<string> {
      await requirePage(paths.status())
      return whole(async (content) => writeFeed(await readStatusFeed(feedParts(content), format), format))
    },
    async maintenance(): Promise<string> {
      await requirePage(paths.status())
      return whole((content) => writeMaintenance(feedParts(content), now()))
    },
    async jobFeed(format: FeedFormat): Promise<string> {
      await requirePage(paths.career())
      return whole(async (content) =>
        writeFeed(await readJobFeed(feedParts(content), format), format, await hubOf(content)),
      )
    },
  }
}

function missing(): AppError {
  return new AppError('not-found', 404, errorMessages.notFound)
}

function throwMissing(): never {
  throw missing()
}
