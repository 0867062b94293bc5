import { collections, findDefinition } from '#shared/content/index.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import { searchedText } from '#shared/blog/post-search.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { questionWords, textWords } from '#shared/search/search-words.ts'
import { detached } from '#shared/text/detached.ts'
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
  /** What the blog searches of a post that is public. */
  shown?: IndexedText
  /** Everything that editors can find, or what is not among that. */
  own: IndexedText
  /** The title alone, which counts more. */
  titled: IndexedText
  hasDraft: boolean
}
export type FoundWords = Pick<Item, 'definition' | 'id' | 'title'>

/** Which items hold which words: newest values for editors, published posts for visitors of the blog. */
export function openItemWords(database: Database, feed: Pick<ChangeFeed, 'subscribe'>) {
  const index = createWordIndex()
  const items = new Map<string, Map<string, Item>>()

  function forgetTexts(collection: string, id: string): void {
    const item = items.get(collection)?.get(id)
    if (!item) return
    if (item.shown) index.remove(item.shown)
    index.remove(item.own)
    index.remove(item.titled)
  }

  function take(row: DocumentRow): void {
    const definition = findDefinition(row.collection)
    if (!definition) return
    forgetTexts(row.collection, row.id)
    const values = workingValues(definition, row)
    const title = definition.kind === 'document' ? definition.label : titleOf(definition, values)
    const area = definition.kind === 'document' ? documentArea : definition.label.one
    const hasDraft = row.draft !== null
    const isPost = definition.name === collections.blogPosts.name && row.data !== null
    const { title: _title, teaser: _teaser, tags: _tags, content: _content, ...rest } = values
    // A published post has every field of its definition.
    const shown = isPost && searchedText(publishedItem(definition, row) as unknown as BlogPost)
    const alike = items.get(row.collection) ?? new Map<string, Item>()
    items.set(row.collection, alike)
    alike.set(row.id, {
      definition,
      id: row.id,
      title: detached(title),
      ...(shown !== false && { shown: index.add(textWords(shown)) }),
      own: index.add(textWords([title, area, row.id, ...textsIn(isPost && !hasDraft ? rest : values)].join(' '))),
      titled: index.add(textWords(title)),
      hasDraft,
    })
  }

  const documents = followDocuments(database, feed, {
    places: () => [...items].flatMap(([collection, alike]) => [...alike.keys()].map((id) => ({ collection, id }))),
    take,
    lose({ collection, id }) {
      forgetTexts(collection, id)
      items.get(collection)?.delete(id)
    },
  })

  /** For each word of the question the texts that hold it, in either spelling. */
  function holdersOf(question: string): Holders[] {
    return questionWords(question).map(([expanded, bare]) => {
      const holders = index.holding(expanded)
      if (bare === expanded) return holders
      const others = index.holding(bare)
      for (let at = 0; at < others.length; at++) holders[at]! |= others[at]!
      return holders
    })
  }

  return {
    upToDate: documents.upToDate,
    /** Items whose newest values hold every word; those with most words in the title come first. */
    async items(
      question: string,
      isMeant: (definition: AnyDefinition) => boolean,
      most: number,
    ): Promise<FoundWords[]> {
      await documents.upToDate()
      const holders = holdersOf(question)
      if (holders.length === 0) return []
      /** By the number of words in the title. */
      const found = Array.from({ length: holders.length + 1 }, (): FoundWords[] => [])
      for (const [collection, alike] of items) {
        if (!isMeant(findDefinition(collection)!)) continue
        for (const item of alike.values()) {
          const { shown, own, titled, hasDraft } = item
          let inTitle = 0
          let held = 0
          for (const holding of holders) {
            if (!holding[own.number] && (hasDraft || !shown || !holding[shown.number])) break
            held++
            inTitle += holding[titled.number]!
          }
          if (held === holders.length && found[inTitle]!.length < most) found[inTitle]!.push(item)
        }
      }
      return found.toReversed().flat().slice(0, most)
    },
    /** Whether a published post holds every word of the question. */
    async postFinder(question: string): Promise<(id: string) => boolean> {
      await documents.upToDate()
      const holders = holdersOf(question)
      const posts = items.get(collections.blogPosts.name)
      return (id) => {
        const shown = posts?.get(id)?.shown
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
