import type { PublicPage } from './public-page.ts'
import { legalPaths, isLegalName } from '#shared/addresses/legal-names.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { ownPageAddress } from '#shared/addresses/own-pages.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { sitePatterns } from '#shared/addresses/site-routes.ts'
import { shownServicePath } from '#shared/blocks/teasers.ts'
import type { Service } from '#shared/content/services.ts'
import { blogWords } from '#shared/messages/blog.ts'
import { offlinePath } from '#shared/offline/offline-copy.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'
import { readWords } from '#server/content/read-words.ts'
import { blogPages } from './blog-pages.ts'
import { newestOf, shownOnPage } from './page-times.ts'
import { joined, type Sequence } from './sequence.ts'

type Parts = { store: PublishedContent; pageSwitch: Pick<PageSwitch, 'offPaths'> }

/** Pages that ask not to be found: what stands in for others, and results that are endless. */
const unfound = new Set<string>([offlinePath, paths.search()])

/** All of them, in the order of the site. The sitemap is this list, and a crawler finds the same (tests). */
export async function readPublicPages({ store, pageSwitch }: Parts): Promise<Sequence<PublicPage>> {
  const off = await pageSwitch.offPaths()
  const [pages, items, posts] = await Promise.all([
    readSitePages(store),
    readItemPages(store, off),
    isPageOn(paths.blog(), off) ? readBlogPages(store) : [],
  ])
  return joined([[...pages, ...items].filter(({ path }) => isPageOn(path, off)), posts])
}

async function readBlogPages(store: PublishedContent): Promise<Sequence<PublicPage>> {
  const [posts, categories, { all }] = await Promise.all([
    store.catalogue.posts(),
    store.list('categories'),
    readWords(store, blogWords),
  ])
  return blogPages(posts, categories, all)
}

/** The pages that are code, with the texts of the pages that owners write for them. */
async function readSitePages(store: PublishedContent): Promise<PublicPage[]> {
  const [pages, timesOf] = await Promise.all([store.list('pages'), shownOnPage(store)])
  const byPath = new Map(pages.map((page) => [page.id === 'home' ? paths.home() : `/${page.id}`, page]))
  const addresses = sitePatterns.filter((pattern) => !pattern.includes(':') && !unfound.has(pattern))
  return Promise.all(
    addresses.map(async (path) => {
      const page = byPath.get(path)
      const legal = page && isLegalName(page.id) ? await store.document(page.id) : undefined
      return {
        path,
        kind: legal && path === legalPaths[legal.id as keyof typeof legalPaths] ? 'legal' : 'page',
        title: page?.title ?? path.slice(1),
        description: page?.seoDescription ?? '',
        updatedAt: newestOf([page?.updatedAt, legal?.updatedAt, ...(page ? timesOf(page.blocks) : [])]),
        image: '',
      } satisfies PublicPage
    }),
  )
}

async function readItemPages(store: PublishedContent, off: readonly string[]): Promise<PublicPage[]> {
  const [services, projects, jobs, ownPages] = await Promise.all([
    store.list('services'),
    store.list('portfolio'),
    store.list('jobs'),
    store.list('ownPages'),
  ])
  const entry = (kind: PublicPage['kind'], path: string, item: Described): PublicPage => ({
    kind,
    path,
    title: item.title,
    description: item.description,
    updatedAt: item.updatedAt,
    image: item.image ?? '',
  })
  return [
    ...services
      // One that leads to a page elsewhere has none of its own.
      .filter((service) => !/^(\/|https?:)/i.test(pageElsewhere(service, off)))
      .map((service) => entry('service', paths.service(service.address), { ...service, description: service.summary })),
    ...ownPages.map((page) =>
      entry('page', ownPageAddress(page.address), { ...page, description: page.seoDescription || page.lead }),
    ),
    ...projects.map((project) =>
      entry('project', paths.project(project.address), { ...project, description: project.summary }),
    ),
    ...jobs.map((job) => entry('job', paths.job(job.address), { ...job, description: job.summary })),
  ]
}

/** Another page in place of its own; a dialog or an e-mail address is none (app/pages/service.tsx). */
function pageElsewhere(service: Pick<Service, 'address' | 'ownPage'>, off: readonly string[]): string {
  const path = shownServicePath(service, off)
  return path === paths.service(service.address) ? '' : path
}

type Described = { title: string; description: string; updatedAt: string; image?: string }
