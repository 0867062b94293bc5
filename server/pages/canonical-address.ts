import { blogPostsPerPage } from '#shared/blog/paging.ts'
import type { CollectionName } from '#shared/content/index.ts'
import { isDialogName } from '#shared/dialogs/dialogs.ts'
import { isLegalName } from '#shared/addresses/legal-names.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { unknownValue } from '#shared/addresses/page-key.ts'
import { beginsLikeAPage, matchSiteRoute, type SiteRoute } from '#shared/addresses/site-routes.ts'
import { slug } from '#shared/text/slug.ts'
import type { Past } from '#server/content/past.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Memory } from '#server/http/memory.ts'

type Parts = {
  store: Pick<ContentStore, 'catalogue'>
  past: Pick<Past, 'versions'>
  pageSwitch: Pick<PageSwitch, 'offPaths'>
  memory: Memory
}
/** Whether a value stands for something; keyed by the pattern of the page and the name of the parameter. */
type Knows = (value: string, url: URL, route: SiteRoute) => boolean | Promise<boolean>

/**
 * The address whose answer an address shares. A page that does not exist, a number beyond the last page, a category
 * nobody made: however many are invented, each kind is rendered once and then comes from memory.
 */
export function createCanonicalAddress({ store, past, pageSwitch, memory }: Parts) {
  const item =
    (name: CollectionName): Knows =>
    async (id) =>
      (await store.catalogue.read(name)).byId.get(id)?.copied.live ?? false

  const page =
    (name: CollectionName): Knows =>
    async (address) =>
      (await store.catalogue.read(name)).byAddress.has(address)

  const blogPage: Knows = async (value, { searchParams }) => {
    const { facts, counts } = await store.catalogue.posts()
    const category = searchParams.get('kategorie')
    const listed = category === null ? facts.length : (counts().get(category) ?? 0)
    return Number(value) >= 1 && Number(value) <= Math.max(1, Math.ceil(listed / blogPostsPerPage))
  }
  const legalVersion: Knows = async (seq, _url, { parameters: { legal = '' } }) => {
    if (!isLegalName(legal)) return false
    const versions = await memory.remember(`versions of ${legal}`, () => past.versions(legal))
    return versions.some((version) => String(version.seq) === seq)
  }
  const choice =
    (name: 'trainingFormats' | 'trainingLevels'): Knows =>
    async (value) =>
      (await store.catalogue.read(name)).inOrder.some(
        ({ copied }) => copied.live && slug(String((copied.item as { title?: string }).title)) === value,
      )

  const knownSegments: Record<string, Knows> = {
    '/portfolio/:id id': page('portfolio'),
    '/blog/:postId postId': page('blogPosts'),
    '/career/:id id': page('jobs'),
    '/leistungen/:serviceId serviceId': page('services'),
    '/:legal/fassungen legal': isLegalName,
    '/:legal/fassungen/:seq legal': isLegalName,
    '/:legal/fassungen/:seq seq': legalVersion,
    '/dialoge/:name name': isDialogName,
    '/:page page': page('ownPages'),
  }
  const knownParameters: Record<string, Knows> = {
    '/blog kategorie': item('categories'),
    '/blog seite': blogPage,
    '/portfolio leistung': item('services'),
    '/training format': choice('trainingFormats'),
    '/training stufe': choice('trainingLevels'),
  }

  return async (asked: URL): Promise<URL> => {
    const { pathname } = asked
    const route = isPageOn(pathname, await pageSwitch.offPaths()) ? matchSiteRoute(pathname) : undefined
    const url = new URL(asked)
    if (!route) {
      const first = beginsLikeAPage(pathname) ? `/${pathname.split('/')[1]}/${unknownValue}` : ''
      url.pathname = `${first}/${unknownValue}`
      url.search = ''
      return url
    }
    const segments = { ...route.parameters }
    for (const [name, segment] of Object.entries(segments))
      if (!(await knownSegments[`${route.pattern} ${name}`]!(decodeURIComponent(segment), asked, route)))
        segments[name] = unknownValue
    const filled = route.pattern.replaceAll(/:(\w+)/g, (_part, name: string) => segments[name]!)
    if (filled !== pathname) url.pathname = filled
    for (const [name, value] of asked.searchParams)
      if (!(await knownParameters[`${route.pattern} ${name}`]!(value, asked, route)))
        url.searchParams.set(name, unknownValue)
    return url
  }
}
