import { collections, type CollectionName } from '#shared/content/index.ts'
import type { FoundItem } from '#shared/lists/admin-list.ts'
import { mayUse, rightToDraft, type Principal } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'

/** Where the entries of the index are written; what several things are made of is found by its fields. */
const collectionsOf: Record<string, CollectionName> = {
  faq: 'faq',
  service: 'services',
  training: 'trainings',
  job: 'jobs',
  post: 'blogPosts',
  project: 'portfolio',
  page: 'pages',
  'own-page': 'ownPages',
}
const mostItems = 6
/** Half of what was asked for: less is a word in common by chance. */
const leastCoverage = 0.5

/** What visitors and the chat would find, typing errors and synonyms included, for those who may work on it. */
export async function findByIndex(search: Backend['search'], question: string, by: Principal): Promise<FoundItem[]> {
  const hits = await search.find(question, mostItems)
  return hits
    .filter(({ coverage }) => coverage >= leastCoverage)
    .flatMap(({ entry }) => {
      const slash = entry.id.indexOf('/')
      const name = collectionsOf[entry.id.slice(0, slash)]
      const definition = name && collections[name]
      if (!definition || !mayUse(by, rightToDraft(definition))) return []
      const id = entry.id.slice(slash + 1)
      return [{ collection: name, id, title: entry.title, area: definition.label.one, document: false }]
    })
}
