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
import { createWordIndex, type IndexedText, type HolderReading } from './word-index.ts'

export type ItemWords = ReturnType<typeof openItemWords>

/** How the palette names a document's area. */
export const documentArea = 'Website'

type Item = {
  definition: AnyDefinition
  id: string
  title: string
  hasDraft: boolean
  /** Everything that editors can find, or what is not among what visitors see; followed by that. */
  own: IndexedText<Item>
  shown: IndexedText<Item>
  /** The title alone, which counts more. */
  titled: IndexedText<Item>
}
export type FoundWords = Pick<Item, 'definition' | 'id' | 'title'>

/** How many texts are read before somebody looks whether that is enough. */
const readAtATime = 2_048
const noWords: ReadonlySet<string> = new Set()

/** Which items hold which words: newest values for editors, published posts for visitors of the blog. */
export function openItemWords(database: Database, feed: Pick<ChangeFeed, 'subscribe'>) {
  /** Two texts of each item, so the own one has an even number. */
  const texts = createWordIndex<Item>()
  const titles = createWordIndex<Item>()
  const items = new Map<string, Map<string, Item>>()
  let numbered: { posts: readonly { id: string }[]; changes: number; numbers: Int32Array } | undefined

  function forgetTexts(collection: string, id: string): void {
    const item = items.get(collection)?.get(id)
    if (!item) return
    texts.remove(item.own, item.shown)
    titles.remove(item.titled)
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
    const alike = items.get(row.collection) ?? new Map<string, Item>()
    items.set(row.collection, alike)
    const item = { definition, id: row.id, title: detached(title), hasDraft } as Item
    const own = textWords([title, area, row.id, ...textsIn(isPost && !hasDraft ? rest : values)].join(' '))
    // A published post has every field of its definition.
    const shown = isPost && textWords(searchedText(publishedItem(definition, row) as unknown as BlogPost))
    item.own = texts.add(item, own)
    item.shown = texts.add(item, shown || noWords)
    item.titled = titles.add(item, textWords(title))
    alike.set(row.id, item)
  }

  const documents = followDocuments(database, feed, {
    places: () => [...items].flatMap(([collection, alike]) => [...alike.keys()].map((id) => ({ collection, id }))),
    take,
    lose({ collection, id }) {
      forgetTexts(collection, id)
      items.get(collection)?.delete(id)
    },
  })

  /** Items by how many of the words their title holds, in the order of the titles. */
  function* titledWith(count: number, counts: Uint8Array): Generator<Item> {
    for (let number = counts.indexOf(count); number >= 0; number = counts.indexOf(count, number + 1)) {
      const item = titles.ownerAt(number)
      if (item) yield item
    }
  }

  /** Items that hold every word, in the order of the texts; read in parts, since the first few are often enough. */
  function* holdersOf(words: readonly HolderReading[]): Generator<Item> {
    const { size } = texts
    for (let start = 0; start < size; start += readAtATime) {
      const end = Math.min(size, start + readAtATime)
      for (const { readTo } of words) readTo(end)
      for (let number = start; number < end; number += 2) {
        if (!words.every(({ holders }) => holders[number]! | holders[number + 1]!)) continue
        const item = texts.ownerAt(number)
        if (item && holdsAll(words, item)) yield item
      }
    }
  }

  function holdsAll(words: readonly HolderReading[], { own: { number }, hasDraft }: Item): boolean {
    // What visitors see of it is not its newest text.
    return words.every(({ holders }) => holders[number]! | (hasDraft ? 0 : holders[number + 1]!))
  }

  /** Those with most words in the title come first: how few of the others are wanted shows as they are taken. */
  function* bestHolders(words: readonly (readonly string[])[]): Generator<Item> {
    const counts = titles.counts(words)
    yield* titledWith(words.length, counts)
    const readings = words.map((spellings) => texts.reading(...spellings))
    for (let count = words.length - 1; count > 0; count--) {
      for (const { readTo } of readings) readTo(texts.size)
      for (const item of titledWith(count, counts)) if (holdsAll(readings, item)) yield item
    }
    for (const item of holdersOf(readings)) if (counts[item.titled.number] === 0) yield item
  }

  /** Where the texts that visitors see of these posts stand, known until something changes. */
  function numbersOf(posts: readonly { id: string }[]): Int32Array {
    if (numbered?.posts !== posts || numbered.changes !== texts.changes) {
      const known = items.get(collections.blogPosts.name)
      const numbers = Int32Array.from(posts, ({ id }) => known?.get(id)?.shown.number ?? -1)
      numbered = { posts, changes: texts.changes, numbers }
    }
    return numbered.numbers
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
      const words = questionWords(question)
      const found: Item[] = []
      if (words.length === 0) return found
      for (const item of bestHolders(words)) {
        if (!isMeant(item.definition)) continue
        found.push(item)
        if (found.length === most) break
      }
      return found
    },
    /** Of these posts those that are published and hold every word of the question, in their order. */
    async posts<Post extends { id: string }>(posts: readonly Post[], question: string): Promise<Post[]> {
      await documents.upToDate()
      const holders = texts.holdingAll(questionWords(question))
      const numbers = numbersOf(posts)
      return posts.filter((_, place) => holders[numbers[place]!])
    },
  }
}

/** What can be read in values, at whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [textOf(value)]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
