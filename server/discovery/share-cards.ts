import { itemAt } from '#shared/addresses/item-address.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shareMotifOfJobs, type ShareCard } from '#shared/discovery/share-card.ts'
import type { PageSwitch } from '#server/content/page-switch.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'

type Parts = { store: PublishedContent; pageSwitch: Pick<PageSwitch, 'offPaths'> }
type Shown = Omit<ShareCard, 'path'>

/** What the card of a page says; undefined where no such page is shown. Routes say the same in the head of the page. */
export async function readShareCard({ store, pageSwitch }: Parts, path: string): Promise<ShareCard | undefined> {
  if (!isPageOn(path, await pageSwitch.offPaths())) return undefined
  const item = itemAt(path)
  const shown = item ? await readItemCard(store, item) : await readPageCard(store, path)
  return shown && { path, ...shown }
}

async function readPageCard(store: PublishedContent, path: string): Promise<Shown | undefined> {
  const page = await store.get('pages', path === paths.home() ? 'home' : path.slice(1))
  return page && { kicker: page.title, title: page.headline, motif: page.motif }
}

/** Above an item stands the name of the page that lists all of its kind. */
const pagesAbove: Record<string, string> = {
  blogPosts: 'blog',
  portfolio: 'portfolio',
  jobs: 'career',
  services: 'service',
}

async function readItemCard(
  store: PublishedContent,
  { collection, address }: { collection: string; address: string },
): Promise<Shown | undefined> {
  const kicker = async () => (await store.get('pages', pagesAbove[collection]!))?.title ?? ''
  if (collection === 'jobs') {
    const job = await at(store, 'jobs', address)
    return job && { kicker: await kicker(), title: job.title, motif: shareMotifOfJobs }
  }
  if (collection === 'ownPages') {
    const page = await at(store, 'ownPages', address)
    return page && { kicker: page.title, title: page.headline || page.title, motif: page.motif }
  }
  if (collection !== 'blogPosts' && collection !== 'portfolio' && collection !== 'services') return undefined
  const item = await at(store, collection, address)
  return item && { kicker: await kicker(), title: item.title, motif: item.motif }
}

async function at<Name extends 'jobs' | 'ownPages' | 'blogPosts' | 'portfolio' | 'services'>(
  store: PublishedContent,
  name: Name,
  address: string,
) {
  const id = await store.idAt(name, address)
  return id === undefined ? undefined : store.get(name, id)
}
