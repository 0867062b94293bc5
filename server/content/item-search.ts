import { sql } from 'kysely'
import { collections } from '#shared/content/index.ts'
import { questionWords } from '#shared/search/search-words.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { holdsEach, holdsWord } from '#server/database/holds-word.ts'
import type { Database } from '#server/database/schema.ts'
import type { SearchTextRow } from '#server/database/search-text-table.ts'
import { fillSearchTexts } from './search-texts.ts'

type Place = { collection: string; id: string }
type Words = ReturnType<typeof questionWords>

/** Finds items by the words in the table of search texts: newest values for editors, published posts for visitors. */
export function openItemSearch(database: Database, feed: Pick<ChangeFeed, 'subscribe'>) {
  let filling: Promise<void> | undefined

  // After a restore everything is another.
  feed.subscribe((changes) => {
    if (changes.some(({ collection }) => collection === '*')) filling = undefined
  })

  /** Whoever awaits this finds every item. */
  function upToDate(): Promise<void> {
    filling ??= fillSearchTexts(database).catch((cause: unknown) => {
      filling = undefined
      throw cause
    })
    return filling
  }

  const holders = (kind: SearchTextRow['kind'], words: Words) =>
    database.query
      .selectFrom('search_texts')
      .select(['collection', 'document_id as id'])
      .where('kind', '=', kind)
      .where(holdsEach('search_texts.search_text', words))

  /** Titles are short, so they are read first, and of the others only the items whose title holds a word. */
  const titled = (words: Words, names: string[], most: number) => {
    const inTitle = words.map((spellings) => holdsWord('title.search_text', ...spellings))
    const count = inTitle.map((holds) => sql`case when ${holds} then 1 else 0 end`)
    const inText = holders('newest', words).where(
      sql<boolean>`search_texts.collection = title.collection and search_texts.document_id = title.document_id`,
    )
    return database.query
      .selectFrom('search_texts as title')
      .select(['collection', 'document_id as id'])
      .where('kind', '=', 'title')
      .where('collection', 'in', names)
      .where(sql<boolean>`(${sql.join(inTitle, sql` or `)})`)
      .where(({ or, exists }) => or([holdsEach('title.search_text', words), exists(inText)]))
      .orderBy(sql`${sql.join(count, sql` + `)} desc`)
      .orderBy('collection')
      .orderBy('document_id')
      .limit(most)
      .execute()
  }

  return {
    upToDate,
    /** Items of these collections whose newest values hold every word; those with most words in the title come first. */
    async items(question: string, names: string[], most: number): Promise<Place[]> {
      const words = questionWords(question)
      if (words.length === 0 || names.length === 0) return []
      await upToDate()
      const first = await titled(words, names, most)
      if (first.length === most) return first
      // Read only until there are enough, which for most words is soon.
      const others = await holders('newest', words).where('collection', 'in', names).limit(most).execute()
      return [
        ...new Map([...first, ...others].map((place) => [`${place.collection}/${place.id}`, place])).values(),
      ].slice(0, most)
    },
    /** Of these posts those that are published and hold every word of the question, in their order. */
    async posts<Post extends { id: string }>(posts: readonly Post[], question: string): Promise<readonly Post[]> {
      await upToDate()
      const rows = await holders('public', questionWords(question))
        .where('collection', '=', collections.blogPosts.name)
        .execute()
      const ids = new Set(rows.map(({ id }) => id))
      return posts.filter(({ id }) => ids.has(id))
    },
  }
}
