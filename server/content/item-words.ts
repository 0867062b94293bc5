import { collections, findDefinition } from '#shared/content/index.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import { searchedText } from '#shared/blog/post-search.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { questionWords, spellings, textWords } from '#shared/search/search-words.ts'
import { textOf } from '#shared/text/html-text.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'
import { followDocuments } from './follow-documents.ts'
import { publishedItem, workingValues } from './rows.ts'
import { createWordIndex, type Holders, type IndexedText } from './word-index.ts'

export type ItemWords = ReturnType<typeof openItemWords>

/** How the palette names a document's area. */
export const documentArea = 'Website'

type Item = {
  definition: AnyDefinition
  id: string
  title: string
  /** The title as it is searched. */
  spelled: string
  /** What the blog searches of a post that is public. */
  shown?: IndexedText
  /** What editors can find beyond that: everything that a draft says, or the rest. */
  own: IndexedText
  hasDraft: boolean
}

/** Which items hold which words: newest values for editors, published posts for visitors of the blog. */
export function openItemWords(database: Database, feed: Pick<ChangeFeed, 'subscribe'>) {
  const index = createWordIndex()
  const items = new Map<string, Item>()

  function forgetTexts(place: string): void {
    const item = items.get(place)
    if (item?.shown) index.remove(item.shown)
    if (item) index.remove(item.own)
  }

  function take(row: DocumentRow): void {
    const definition = findDefinition(row.collection)
    if (!definition) return
    const place = `${row.collection}/${row.id}`
    forgetTexts(place)
    const values = workingValues(definition, row)
    const title = definition.kind === 'document' ? definition.label : titleOf(definition, values)
    const area = definition.kind === 'document' ? documentArea : definition.label.one
    const hasDraft = row.draft !== null
    const shown =
      definition.name === collections.blogPosts.name && row.data !== null
        ? // A published post has every field of its definition.
          textWords(searchedText(publishedItem(definition, row) as unknown as BlogPost))
        : undefined
    const all = textWords([title, area, row.id, ...textsIn(values)].join(' '))
    items.set(place, {
      definition,
      id: row.id,
      title,
      spelled: spellings(title).join('\n'),
      ...(shown && { shown: index.add(shown) }),
      own: index.add(hasDraft || !shown ? all : new Set([...all].filter((word) => !shown.has(word)))),
      hasDraft,
    })
  }

  const documents = followDocuments(database, feed, {
    clear() {
      items.clear()
      index.clear()
    },
    take,
    lose({ collection, id }) {
      forgetTexts(`${collection}/${id}`)
      items.delete(`${collection}/${id}`)
    },
  })

  /** For each word of the question the texts that hold it, in either spelling. */
  function holdersOf(question: string): Holders[] {
    return questionWords(question).map(([expanded, bare]) => {
      const holders = index.holding(expanded)
      if (bare !== expanded) for (const [at, held] of index.holding(bare).entries()) holders[at]! |= held
      return holders
    })
  }

  return {
    upToDate: documents.upToDate,
    /** Items whose newest values hold every word, and how many of the words stand in the title. */
    async items(question: string, isMeant: (definition: AnyDefinition) => boolean) {
      await documents.upToDate()
      const words = questionWords(question)
      const holders = holdersOf(question)
      const found: { definition: AnyDefinition; id: string; title: string; inTitle: number }[] = []
      if (words.length === 0) return found
      for (const { definition, id, title, spelled, shown, own, hasDraft } of items.values()) {
        const also = hasDraft ? undefined : shown
        if (!holders.every((held) => held[own.number] || (also && held[also.number])) || !isMeant(definition)) continue
        const inTitle = words.filter(([expanded, bare]) => spelled.includes(expanded) || spelled.includes(bare)).length
        found.push({ definition, id, title, inTitle })
      }
      return found
    },
    /** Whether a published post holds every word of the question. */
    async postFinder(question: string): Promise<(id: string) => boolean> {
      await documents.upToDate()
      const holders = holdersOf(question)
      return (id) => {
        const shown = items.get(`${collections.blogPosts.name}/${id}`)?.shown
        return shown !== undefined && holders.every((held) => held[shown.number])
      }
    },
  }
}

/** What can be read in values, at whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [textOf(value)]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
