import { paths } from '#shared/addresses/site-paths.ts'
import { collections } from '#shared/content/index.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'
import type { Change } from '#server/database/change-feed.ts'

/** What was published since somebody looked; `posts` is undefined where any page may have become another one. */
export type News = { at: number; posts: Set<string> | undefined }

/** One template makes all of them: what frames one frames the others. */
const alikeRead = 50

/** By the register pages are judged, and nobody knows which of them it concerns. */
const concernsAll = (name: string) => name === collections.registeredServices.name || name === '*'

export function newsOf(before: News | undefined, changes: readonly Change[], at: number): News {
  const posts = before ? before.posts : new Set<string>()
  if (changes.some(({ collection }) => concernsAll(collection))) return { at, posts: undefined }
  for (const { collection, documentId } of changes)
    if (collection === collections.blogPosts.name) posts?.add(documentId)
  return { at, posts }
}

/** The addresses of posts that are public. */
export async function addressesOf(ids: ReadonlySet<string>, store: PublishedContent): Promise<Set<string>> {
  const { facts } = await store.catalogue.posts()
  return new Set(facts.filter(({ id }) => ids.has(id)).map(({ address }) => paths.post(address)))
}

/** All pages, but of the posts that are as they were, and of the further pages of lists, only the first ones. */
export function withoutOldPosts(all: readonly string[], changedPosts: ReadonlySet<string>): string[] {
  const read = { post: 0, list: 0 }
  return all.filter((path) => {
    const kind = manyOf(path)
    return kind === undefined || changedPosts.has(path) || read[kind]++ < alikeRead
  })
}

/** Of the kinds of pages of which there may be thousands. */
function manyOf(path: string): 'post' | 'list' | undefined {
  if (path.startsWith(`${paths.blog()}/`)) return 'post'
  return path.startsWith(`${paths.blog()}?`) && path.includes('seite=') ? 'list' : undefined
}
