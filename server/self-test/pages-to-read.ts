import { paths } from '#shared/addresses/site-paths.ts'
import { collections } from '#shared/content/index.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'

type Published = { collection: string; document_id: string }

/** Of what one template makes so many are read: what frames one of them frames the others. */
const alikeRead = 50

/** By the register pages are judged, and after a restore everything may be something else. */
const concernsAll: ReadonlySet<string> = new Set([collections.registeredServices.name, '*'])

/** The posts among what was published; undefined where all pages have to be read. */
export function changedPosts(published: readonly Published[]): Set<string> | undefined {
  if (published.some(({ collection }) => concernsAll.has(collection))) return undefined
  const ofPosts = published.filter(({ collection }) => collection === collections.blogPosts.name)
  return new Set(ofPosts.map(({ document_id }) => document_id))
}

/** Where visitors find posts; those that are public no more have no address. */
export async function addressesOf(ids: ReadonlySet<string>, store: PublishedContent): Promise<Set<string>> {
  const { facts } = await store.catalogue.posts()
  return new Set(facts.filter(({ id }) => ids.has(id)).map(({ address }) => paths.post(address)))
}

/** All pages, but of the posts that are as they were, and of the further pages of lists, only the first ones. */
export function withoutOldPosts(all: readonly string[], changed: ReadonlySet<string>): string[] {
  const read = { post: 0, list: 0 }
  return all.filter((path) => {
    const kind = kindOfMany(path)
    return kind === undefined || changed.has(path) || read[kind]++ < alikeRead
  })
}

/** Of two kinds of pages there may be thousands. */
function kindOfMany(path: string): 'post' | 'list' | undefined {
  if (path.startsWith(`${paths.blog()}/`)) return 'post'
  return path.startsWith(`${paths.blog()}?`) && path.includes('seite=') ? 'list' : undefined
}
