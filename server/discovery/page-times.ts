import type { CollectionName } from '#shared/content/index.ts'
import type { PageBlock, PageBlockKind } from '#blocks/kinds.ts'
import type { PublishedContent } from '#server/content/filled-content.ts'

/** What blocks show beside their own words. */
const shownByKind: Partial<Record<PageBlockKind, CollectionName>> = {
  stats: 'stats',
  services: 'services',
  benefits: 'benefits',
  voices: 'testimonials',
  history: 'history',
  posts: 'blogPosts',
  postList: 'blogPosts',
  projects: 'portfolio',
  projectList: 'portfolio',
  faq: 'faq',
  questionList: 'faq',
  people: 'team',
  jobs: 'jobs',
  partners: 'partners',
  trainingList: 'trainings',
}

/** When the newest of the things changed that a page shows from elsewhere. Drafts have times of their own (J13). */
export async function shownOnPage(store: PublishedContent) {
  const names = [...new Set(Object.values(shownByKind))]
  const times = new Map(await Promise.all(names.map(async (name) => [name, await newestIn(store, name)] as const)))
  return (blocks: readonly PageBlock[]): (string | undefined)[] =>
    blocks.flatMap(({ kind, hidden }) => {
      const shown = hidden ? undefined : shownByKind[kind]
      return shown === undefined ? [] : [times.get(shown)]
    })
}

async function newestIn(store: PublishedContent, name: CollectionName): Promise<string | undefined> {
  // Of posts there may be thousands; what is in memory will do.
  if (name === 'blogPosts') return newestOf((await store.catalogue.posts()).newestChanges().values())
  return newestOf((await store.list(name)).map(({ updatedAt }) => updatedAt))
}

export function newestOf(times: Iterable<string | undefined>): string | undefined {
  let newest: string | undefined
  for (const time of times) if (time !== undefined && (newest === undefined || time > newest)) newest = time
  return newest
}
